import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { Clauses } from './Clauses';

const clauses = [
  { title: 'Content', body: ['We check it.', ['Texts', 'Pictures'], 'And correct it.'] },
  { title: 'Links', body: ['They lead away.'] },
];

it('has a heading for each clause, then its paragraphs and lists in order', async () => {
  const { container } = renderInSite(
    <main>
      <h1>Legal</h1>
      <h2>Disclaimer</h2>
      <Clauses clauses={clauses} />
    </main>,
    { locale: 'en' },
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Content', 'Links']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Texts', 'Pictures']);
  expect(headings[0]?.nextElementSibling).toHaveTextContent('We check it.TextsPicturesAnd correct it.');
  expect(await axe(container)).toHaveNoViolations();
});
