/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { openAndSend, openForm } from '@/__tests__/support/forms';
import { submit } from '@/lib/outbox';

/** Specification 25.1, 25.4, 25.5, 25.14, 25.16 and 25.17: sending. e2e/forms/payloads.spec.ts checks the requests. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn() }));

// `react-hook-form` itself, but recording the state of every form.
const drafts: { getValues: (name: string) => unknown }[] = [];
jest.mock('react-hook-form', () => {
  const original = jest.requireActual<typeof import('react-hook-form')>('react-hook-form');
  return {
    ...original,
    createFormControl: (options: Parameters<typeof original.createFormControl>[0]) => {
      const draft = original.createFormControl(options);
      drafts.push(draft);
      return draft;
    },
  };
});

const sent = jest.mocked(submit);

beforeEach(() => {
  drafts.length = 0;
  sent.mockReset().mockResolvedValue(undefined);
});

// Specification 25.1
it.each(['contact', 'Cyber Security Engineer'] as const)(
  '%s: all fields clear at once, no error shows, and the form can be sent again',
  async (form) => {
    const { element, button, listed, fill, send } = await openAndSend(form);
    for (const control of element().querySelectorAll('input, textarea, select'))
      expect(control).toHaveValue('');
    expect(listed()).toEqual([]);
    expect(button()).toBeDisabled();
    await act(() => Promise.resolve());
    expect(element().querySelector('[aria-invalid]')).toBeNull();
    await fill();
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
  },
);

// Specification 25.4
test('the focus moves to the thank-you, whose element is there from the start', async () => {
  const { thanks, fill, send, safe } = openForm('short');
  const place = thanks();
  expect(place).toBeEmptyDOMElement();
  await fill();
  await send();
  await safe();
  expect(thanks()).toBe(place);
  expect(place).toHaveFocus();
});

// Specification 25.17
test('Enter in a field sends; a double click sends once', async () => {
  const { fill, button, user, field } = openForm('short');
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.dblClick(button());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.type(field('email'), '{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});
// Specification 25.14
test.each(['Cyber Security Engineer', 'Digital Marketing Engineer'] as const)(
  '%s: the value of the files after sending',
  async (position) => {
    await openAndSend(position);
    expect(drafts.at(-1)?.getValues('File')).toEqual(position === 'Cyber Security Engineer' ? null : []);
  },
);

test('the fields keep their values until the submission is stored', async () => {
  let safe = () => {};
  sent.mockReturnValue(
    new Promise((resolve) => {
      safe = resolve;
    }),
  );
  const { fill, button, field, thanks, send } = openForm('contact');
  await fill();
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(field('message')).toHaveValue('We build an app for dialysis at home.');
  expect(field('message').closest('[inert]')).not.toBeNull();
  expect(button()).toBeDisabled();
  expect(thanks()).toBeEmptyDOMElement();
  safe();
  await waitFor(() => expect(field('message')).toHaveValue(''));
  expect(field('message').closest('[inert]')).toBeNull();
});

test('if storing fails, the fields keep their values, and only the console reports it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  sent.mockRejectedValue(new Error('no disk'));
  const { fill, button, field, element, send } = openForm('contact');
  await fill();
  await send();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(field('message')).toHaveValue('We build an app for dialysis at home.');
  await waitFor(() => expect(button()).toBeEnabled());
  expect(element().querySelector('[aria-invalid]')).toBeNull();
  logged.mockRestore();
});

test('sends the phone number as prefix, one space, number, without surrounding spaces', async () => {
  const { type, fill, send } = openForm('Cyber Security Engineer');
  await fill('prefix', 'number');
  await type('prefix', ' +383 ');
  await type('number', ' 38 000 000 ');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[1]).toHaveProperty('Phone', '+383 38 000 000');
});

test('reports separately whether the honeypot was filled in', async () => {
  const { container, fill, send } = openForm('contact');
  await fill();
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden] input');
  if (trap) trap.value = 'https://spam.test';
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[2]).toEqual({ trapped: true });
  expect(Object.keys(sent.mock.lastCall?.[1] ?? {})).not.toContain('website');
  await waitFor(() => expect(trap).toHaveValue(''));
});
