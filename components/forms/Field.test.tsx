import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { TextArea, TextField } from './Field';

const kinds = [
  ['one line', TextField],
  ['several lines', TextArea],
] as const;

describe.each(kinds)('a field of %s (specification 24.5)', (_kind, Field) => {
  it('is labelled and required', () => {
    renderInSite(<Field label="Name" />, { locale: 'en' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeRequired();
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('ties its error to itself', () => {
    renderInSite(<Field label="E-mail" defaultValue="name@host" error="Enter a complete address." />, {
      locale: 'en',
    });
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Enter a complete address.');
    expect(field).toHaveValue('name@host');
    expect(screen.getByText('Enter a complete address.')).toBeVisible();
  });

  it('drops the tie when the error goes', () => {
    const { rerender } = renderInSite(<Field label="E-mail" error="Wrong." />, { locale: 'en' });
    rerender(<Field label="E-mail" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
  });

  it('hands on what is typed', async () => {
    const typed = jest.fn();
    renderInSite(<Field label="Name" name="FirstName" onChange={typed} />, { locale: 'en' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    expect(typed).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('name', 'FirstName');
  });

  it.each(locales)('says in %s that it is optional', async (locale) => {
    const { container } = renderInSite(<Field label="Budget" optional />, { locale });
    const name = `Budget (${words(locale, 'common')('form.optional')})`;
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('keeps the errors of several fields apart', async () => {
  const { container } = renderInSite(
    <form>
      <TextField label="Name" error="Enter your name." />
      <TextField label="E-mail" error="Enter your address." />
      <TextArea label="Message" rows={5} />
    </form>,
    { locale: 'en' },
  );
  const described = (name: string) => screen.getByRole('textbox', { name });
  expect(described('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(described('E-mail')).toHaveAccessibleDescription('Enter your address.');
  expect(described('Message')).not.toHaveAccessibleDescription();
  expect(described('Message')).toHaveAttribute('rows', '5');
  expect(await axe(container)).toHaveNoViolations();
});

test('an error joins what describes the field already', () => {
  renderInSite(<TextField label="Name" aria-describedby="hint" error="Wrong." />, { locale: 'en' });
  const [hint, error] = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(hint).toBe('hint');
  expect(document.getElementById(error ?? '')).toHaveTextContent('Wrong.');
});
