/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/__tests__/support/render';
import { applyStyles, markScripted } from '@/__tests__/support/styles';
import { Carousel } from './Carousel';

/** Specification 7.2, 7.4; e2e/carousels.spec.ts covers the carousels of the pages. */

const slides = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  id: name.toLowerCase(),
  name,
  content: <p>{`${name} speaks`}</p>,
}));

const spoken = () => screen.getAllByText(/ speaks$/);
const visible = () =>
  spoken()
    .filter((slide) => getComputedStyle(slide).visibility === 'visible')
    .map((slide) => slide.textContent);
const renderCarousel = () => renderInSite(<Carousel label="Quotes" slides={slides} />, { locale: 'en' });

beforeAll(() => applyStyles('components/ui/Carousel.module.css'));

beforeEach(() => markScripted(true));

it('moves one step with each arrow, wraps around at both ends, and announces the position', async () => {
  renderCarousel();
  const status = screen.getByRole('status'); // there from the start
  expect(status).toHaveTextContent('1 of 4: Ada');
  expect(visible()).toEqual(['Ada speaks']);
  for (const [arrow, name] of [
    ['Next', 'Ben'],
    ['Next', 'Cleo'],
    ['Next', 'Dan'],
    ['Next', 'Ada'],
    ['Previous', 'Dan'],
    ['Previous', 'Cleo'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: arrow }));
    expect(visible()).toEqual([`${name} speaks`]);
    expect(status).toHaveTextContent(`of 4: ${name}`);
  }
});

// Specification 7.9
it('shows a slide by its thumbnail, where the slides have one, and marks the current one', async () => {
  const pictured = slides.map((slide) => ({ ...slide, picture: <i /> }));
  renderInSite(<Carousel label="Quotes" slides={pictured} />, { locale: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Cleo' }));
  expect(visible()).toEqual(['Cleo speaks']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 4: Cleo');
  const current = () => screen.getAllByRole('button').filter((button) => button.ariaCurrent === 'true');
  expect(current()).toEqual([screen.getByRole('button', { name: 'Cleo' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(current()).toEqual([screen.getByRole('button', { name: 'Dan' })]);
});

// Specification 32.1
it('shows every slide without a script, and no arrows', () => {
  markScripted(false);
  renderCarousel();
  expect(visible()).toEqual(slides.map(({ name }) => `${name} speaks`));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
