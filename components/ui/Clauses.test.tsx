import { render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { Clauses } from './Clauses';

it('an address to write to is a link, in a paragraph and in a list', () => {
  const { info, jobs } = company.mail;
  const body = [`Write to ${info}. We will answer.`, [`Applications: ${jobs}`]];
  const { container } = render(<Clauses clauses={[{ title: 'Your rights', body }]} />);
  expect(screen.getByRole('link', { name: info })).toHaveAttribute('href', `mailto:${info}`);
  expect(screen.getByRole('link', { name: jobs })).toHaveAttribute('href', `mailto:${jobs}`);
  expect(container.querySelector('p')).toHaveTextContent(`Write to ${info}. We will answer.`);
});
