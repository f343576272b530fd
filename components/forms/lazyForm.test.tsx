/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { openForm } from '@/__tests__/support/forms';

/** Text typed before the page's scripts, or the form's own, have loaded is kept (specification 24.15). */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn().mockResolvedValue(undefined) }));

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, value: string) => {
  const control = field(name);
  if (control) control.value = value;
};

// Specification 24.17; Chrome on iOS (https://github.com/react/react/issues/1159)
test('counts autofilled fields at the next use of the form, even if no event reported them', async () => {
  const { field: named, user, button, t } = openForm('contact');
  await user.type(named('message'), 'Hello');
  await screen.findByText(/^Still to fill in: Name, Email/);
  type('FirstName', 'Lea');
  type('BusinessEmail', 'lea@halvia.test');
  await act(() => user.pointer({ target: button() }));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.getByText(t('needs.nothing'))).toBeVisible();
});

// Specification 24.17: React notices no change if a program sets a value before it reports it.
test.each(['input', 'change', 'animationstart'])(
  'counts fields filled in by a password manager or the browser with "%s", before and after the form’s script',
  async (event) => {
    const { field: named, button, t } = openForm('contact');
    const fill = (name: string, value: string) => {
      type(name, value);
      act(() => void field(name)?.dispatchEvent(new Event(event, { bubbles: true })));
    };
    fill('FirstName', 'Lea');
    await screen.findByText(/^Still to fill in: Email, Message/);
    fill('BusinessEmail', 'lea@halvia.test');
    await screen.findByText(/^Still to fill in: Message/);
    const message = named('message');
    if (message instanceof HTMLTextAreaElement) message.value = 'Hello';
    act(() => void message.dispatchEvent(new Event(event, { bubbles: true })));
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByText(t('needs.nothing'))).toBeVisible();
  },
);
