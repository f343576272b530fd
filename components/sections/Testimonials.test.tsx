import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { quoteOrder } from '@/content/testimonials';
import { Testimonials } from './Testimonials';

// The keys are the pages, which `Object.keys` forgets.
const pages = Object.keys(quoteOrder) as (keyof typeof quoteOrder)[];

const photos = () =>
  screen.getAllByRole('figure').map((figure) => figure.querySelector('img')?.getAttribute('src'));

/** The order of a ring, wherever it is entered. */
function ring(order: readonly string[]): readonly string[] {
  const start = order.indexOf('seraina');
  return [...order.slice(start), ...order.slice(0, start)];
}

describe.each(locales)('in %s (specification 7.1, 7.2, 7.3 and 7.6)', (locale) => {
  it.each(pages)('The carousel of %s has four quotes, in the order of the page', async (order) => {
    const { container } = renderInSite(<Testimonials number={1} label="Clients" order={order} />, { locale });
    expect(photos()).toEqual(quoteOrder[order].map((id) => `/images/people/${id}.svg`));
    expect(new Set(photos()).size).toBe(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('Each quote has a photo, a name, a position and one to three paragraphs', () => {
    renderInSite(<Testimonials number={1} label="Clients" order="home" />, { locale });
    for (const quote of screen.getAllByRole('figure')) {
      const [name, position] = quote.querySelector('figcaption')?.children ?? [];
      expect(name?.textContent).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
      expect(position?.textContent).toMatch(/\S, \S/);
      const paragraphs = quote.querySelectorAll('blockquote p');
      expect(paragraphs.length).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length).toBeLessThanOrEqual(3);
    }
  });
});

it('The home page and the our-work page start on different quotes', () => {
  expect(quoteOrder.home[0]).not.toBe(quoteOrder.ourWork[0]);
});

it('and the our-work page uses a different order', () => {
  expect(ring(quoteOrder.ourWork)).not.toEqual(ring(quoteOrder.home));
  expect([...quoteOrder.ourWork].sort()).toEqual([...quoteOrder.home].sort());
});
