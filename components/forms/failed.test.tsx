import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/__tests__/support/render';
import forms from '@/public/locales/en/forms.json';
import { MailFallback } from './MailFallback';
import { ShortForm } from './ShortForm';

/** Specification 32.3: the form's own script does not load, as after a release or without a connection. */

jest.mock('@/lib/forms/engine', () => {
  throw new Error('404');
});

test('the form explains the failure, keeps the text and marks itself so that the mail link below it shows', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ delay: null });
  renderInSite(
    <>
      <h2 id="title">A form</h2>
      <ShortForm labelledBy="title" />
      <MailFallback address="info@firnwerk.example" subject="Hello" />
    </>,
    { locale: 'en' },
  );
  const form = screen.getByRole('form', { name: 'A form' });
  expect(form).not.toHaveAttribute('data-failed');
  await user.type(screen.getByRole('textbox', { name: /message/i }), 'Hello');
  await waitFor(() => expect(form).toHaveAttribute('data-failed'));
  expect(form).toHaveTextContent(forms.needs.connection);
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue('Hello');
  // The rule that shows the link looks for it there.
  expect(form.nextElementSibling).toContainElement(
    screen.getByRole('link', { name: 'info@firnwerk.example' }),
  );
  expect(logged).toHaveBeenCalled();
});
