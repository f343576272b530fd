import { render, screen } from '@testing-library/react';
import { Email } from './Email';

// Specification 22.30
it('shows what stands at an email’s top, each by its name, and its paragraphs in one piece', () => {
  render(
    <Email
      label="A message"
      text={'From: Desk <a@mail-renewal.example>\nSubject: Today: now\n\nDear\nall,\n\nBye'}
    />,
  );
  const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(said('term')).toEqual(['From', 'Subject']);
  expect(said('definition')).toEqual(['Desk <a@mail-renewal.example>', 'Today: now']);
  expect(said('paragraph')).toEqual(['Dear all,', 'Bye']);
  expect(screen.getByRole('figure')).toHaveTextContent(/A message$/);
});
