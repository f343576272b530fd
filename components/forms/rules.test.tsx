/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { isApplication, openForm } from '@/__tests__/support/forms';

/** When a form can be sent, and which errors its fields show. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn().mockResolvedValue(undefined) }));

// Specification 24.1, 24.7, 24.12, 24.14
it.each(['contact', 'Cyber Security Engineer'] as const)(
  '%s: send is natively disabled until all required fields are valid, and while any error shows',
  async (form) => {
    const { button, field, fill, required, type, user } = openForm(form);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('type', 'submit');
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    for (const name of required) {
      expect(field(name)).toBeRequired();
      const { value } = field(name) as HTMLInputElement; // one text field each
      await user.clear(field(name));
      await waitFor(() => expect(button()).toBeDisabled());
      await type(name, value);
      await waitFor(() => expect(button()).toBeEnabled());
    }
    await type('email', '.');
    await waitFor(() => expect(button()).toBeDisabled());
  },
);

// Specification 24.6
it.each(['short', 'Cyber Security Engineer'] as const)(
  '%s: a line next to the button lists the missing fields',
  async (form) => {
    const { needs, fill, required, t } = openForm(form);
    const fields = [...required, ...(isApplication(form) ? (['files'] as const) : [])];
    const labels = fields.map((name) => t(`fields.${name}`));
    expect(needs()).toHaveTextContent(t('needs.missing', { fields: labels.join(', ') }));
    await fill('email');
    await waitFor(() => expect(needs()).toHaveTextContent(t('needs.missing', { fields: t('fields.email') })));
  },
);

// Specification 24.2, 24.5
test('FIELD_REQUIRED shows at once under a field that was emptied', async () => {
  const { field, required, t, type, user } = openForm('contact', 'de');
  for (const name of required.filter((name) => name !== 'email')) {
    await type(name, 'x');
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    await user.clear(field(name));
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(new RegExp(`${t('FIELD_REQUIRED')}$`)),
    );
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveFocus();
    await type(name, 'x');
    await waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'));
  }
});
// Specification 24.3
test('INVALID_EMAIL shows once the field is left for the first time, then while typing', async () => {
  const { field, type, user, needs, t } = openForm('contact');
  await type('name', 'Lea'); // the rules have loaded
  await waitFor(() => expect(needs()).not.toHaveTextContent('Name'));
  await type('email', 'lea@halvia');
  await act(() => Promise.resolve());
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(t('INVALID_EMAIL')));
  await type('email', '.test');
  await waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid'));
  await type('email', '!');
  await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid'));
});

test('a field shows no error after mere focus', async () => {
  const { element, user } = openForm('contact');
  for (let step = 0; step < 6; step += 1) await user.tab();
  await act(() => Promise.resolve());
  expect(element().querySelector('[aria-invalid]')).toBeNull();
});

// Specification 24.18
test('a text that is too long shows how many characters fit', async () => {
  const { field, user, t, button, fill } = openForm('contact', 'de');
  await fill();
  await user.click(field('message'));
  await user.paste('x'.repeat(20_000));
  await waitFor(() =>
    expect(field('message')).toHaveAccessibleDescription(
      expect.stringContaining(t('TOO_LONG', { most: '20\u00a0000' })),
    ),
  );
  expect(button()).toBeDisabled();
});

// Specification 24.7, 24.12
test('the budget and the 5 rows about oneself are optional', () => {
  const contact = openForm('contact');
  expect(contact.field('budget')).not.toBeRequired();
  contact.unmount();
  const application = openForm('Full-Stack Software Engineer');
  expect(application.field('about')).not.toBeRequired();
  expect(application.field('about')).toHaveAttribute('rows', '5');
  expect(screen.getByRole('group', { name: 'Phone' })).toContainElement(application.field('prefix'));
});

// Specification 24.19
test.each([
  ['en', 'lea@halvia', 'INVALID_EMAIL'],
  ['de', 'lea@mail.test.invalid', 'LONG_ENDING'],
] as const)(
  'an error of an address mentions its ending only if that is too long (%s, %s)',
  async (...one) => {
    const [locale, address, error] = one;
    const { field, type, user, t } = openForm('contact', locale);
    await type('email', address);
    await user.tab();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(t(error)));
    const endings = /four letters|vier Buchstaben/;
    expect(endings.test(t(error))).toBe(error === 'LONG_ENDING');
  },
);
