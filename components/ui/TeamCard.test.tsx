import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { TeamCard } from './TeamCard';

it('shows the people, what they do, and one link', async () => {
  const faces = ['mirjam', 'reto', 'livia', 'jonas'];
  const { container } = renderInSite(
    <>
      <h2>Teams</h2>
      <TeamCard
        faces={faces}
        badge={{ initials: 'PI', tone: 'trail' }}
        title="Product innovation"
        text="From an idea to a product."
        link={<a href="/product-innovation">See how</a>}
      />
    </>,
    { locale: 'en' },
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { level: 3, name: 'Product innovation' })).toBeVisible();
  expect(card.getByText('From an idea to a product.')).toBeVisible();
  expect(card.getByText('PI')).toBeVisible();
  expect(card.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'See how' })]);
  const drawn = [...container.querySelectorAll('img')].map((face) => face.getAttribute('src'));
  expect(drawn).toEqual(faces.map((id) => `/images/people/${id}.svg`));
  expect(await axe(container)).toHaveNoViolations();
});
