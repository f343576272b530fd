import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { TextArea, TextField } from './Field';

/** Specification 24.5: errors are tied to their fields. */

it.each([
  ['one line', TextField],
  ['several lines', TextArea],
] as const)('a field of %s is tied to its error until the error goes', (_, Field) => {
  const { rerender } = renderInSite(<Field name="email" label="Email" error="Wrong." />, { locale: 'en' });
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Wrong.');
  rerender(<Field name="email" label="Email" optional />);
  expect(screen.getByRole('textbox', { name: 'Email (optional)' })).not.toBeRequired();
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
});

it('an error is added to the field’s existing descriptions', () => {
  renderInSite(
    <>
      <p id="hint">A hint.</p>
      <TextField name="name" label="Name" aria-describedby="hint" error="Wrong." />
    </>,
    { locale: 'en' },
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A hint. Wrong.');
});
