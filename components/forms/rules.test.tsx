import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { everyForm, openForm, positions } from '@/__tests__/support/forms';
import { locales } from '@/content/locales';

/**
 * Specification 24.1, 24.2, 24.3, 24.4, 24.6, 24.7, 24.12, 24.13 and 24.14: when a form can be sent, and what
 * its fields say.
 */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn().mockResolvedValue(undefined) }));

describe.each(everyForm)('%s: the send button', (form) => {
  it('is disabled from the start, and natively', () => {
    const { button } = openForm(form);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('type', 'submit');
  });

  it('is enabled once all that is required is there', async () => {
    const { button, fill } = openForm(form);
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('stays disabled while any required field is empty', async () => {
    const { button, field, fill, required, type, user } = openForm(form);
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    for (const name of required) {
      const { value } = field(name) as HTMLInputElement; // a text field each
      await user.clear(field(name));
      await waitFor(() => expect(button()).toBeDisabled());
      await type(name, value);
      await waitFor(() => expect(button()).toBeEnabled());
    }
  });

  it('stays disabled while an error message is present', async () => {
    const { button, fill, type } = openForm(form);
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await type('email', '.');
    await waitFor(() => expect(button()).toBeDisabled());
  });

  it('is told what is missing by a line beside it', async () => {
    const { needs, fill, required, t } = openForm(form);
    const labels = [
      ...required.map((name) => t(`fields.${name}`)),
      ...(positions.includes(form as never) ? [t('fields.files')] : []),
    ];
    expect(needs()).toHaveTextContent(t('needs.missing', { fields: labels.join(', ') }));
    await fill('email');
    await waitFor(() => expect(needs()).toHaveTextContent(t('needs.missing', { fields: t('fields.email') })));
  });
});

describe.each(locales)('in %s', (locale) => {
  describe.each(everyForm)('%s', (form) => {
    it('says FIELD_REQUIRED under a field that was emptied, at once', async () => {
      const { field, required, t, type, user } = openForm(form, locale);
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

    it('says INVALID_EMAIL under an address that does not match the pattern', async () => {
      const { field, t, type, user } = openForm(form, locale);
      await type('email', 'lea@halvia');
      await user.tab();
      await waitFor(() => expect(field('email')).toHaveAccessibleDescription(t('INVALID_EMAIL')));
      await type('email', '.test');
      await waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid'));
    });

    it('has no accessibility findings: empty, wrong, complete', async () => {
      const { container, fill, field, user, button } = openForm(form, locale);
      expect(await axe(container)).toHaveNoViolations();
      await fill();
      await waitFor(() => expect(button()).toBeEnabled());
      expect(await axe(container)).toHaveNoViolations();
      await user.clear(field('email'));
      await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid'));
      expect(await axe(container)).toHaveNoViolations();
    }, 30_000);
  });
});

test('an address is not called invalid before its field is left for the first time', async () => {
  const { field, type, user, needs } = openForm('contact');
  await type('name', 'Lea'); // the rules have arrived
  await waitFor(() => expect(needs()).not.toHaveTextContent('Name'));
  await type('email', 'l');
  await act(() => Promise.resolve());
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid'));
  await type('email', '@halvia.test');
  await waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid'));
  await type('email', '!');
  await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid'));
});

test('an address that was emptied is called invalid at once', async () => {
  const { field, type, user, t } = openForm('short');
  await type('email', 'l');
  await user.clear(field('email'));
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(t('INVALID_EMAIL')));
});

test('a field that was only passed through says nothing', async () => {
  const { element, user } = openForm('contact');
  for (let step = 0; step < 6; step += 1) await user.tab();
  await act(() => Promise.resolve());
  expect(element().querySelector('[aria-invalid]')).toBeNull();
});

test('a text of blanks is none', async () => {
  const { button, fill, type, field, t } = openForm('contact');
  await fill('message');
  await type('message', '   ');
  await waitFor(() => expect(field('message')).toHaveAccessibleDescription(new RegExp(t('FIELD_REQUIRED'))));
  expect(button()).toBeDisabled();
});

test('a text that is too long says how much fits', async () => {
  const { field, user, t, button, fill } = openForm('contact', 'de');
  await fill();
  await user.click(field('message'));
  await user.paste('x'.repeat(20_000));
  await waitFor(() =>
    expect(field('message')).toHaveAccessibleDescription(
      expect.stringContaining(t('TOO_LONG', { most: '20’000' })),
    ),
  );
  expect(button()).toBeDisabled();
});

test('the optional fields may stay empty: budget, and about oneself in 5 rows', () => {
  const contact = openForm('contact');
  expect(contact.field('budget')).not.toBeRequired();
  contact.unmount();
  const application = openForm('Full-Stack Software Engineer');
  expect(application.field('about')).not.toBeRequired();
  expect(application.field('about')).toHaveAttribute('rows', '5');
  for (const name of application.required) expect(application.field(name)).toBeRequired();
  expect(screen.getByRole('group', { name: 'Phone' })).toContainElement(application.field('prefix'));
});
