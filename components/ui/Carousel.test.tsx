import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { applyStyles, markScripted } from '@/__tests__/support/styles';
import { locales } from '@/content/locales';
import { Carousel } from './Carousel';

const slides = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  id: name.toLowerCase(),
  name,
  content: <p>{`${name} speaks`}</p>,
}));

const spoken = () => screen.getAllByText(/ speaks$/);
const visible = (within: readonly HTMLElement[]) =>
  within
    .filter((slide) => getComputedStyle(slide).visibility === 'visible')
    .map((slide) => slide.textContent);

beforeAll(() => applyStyles('components/ui/Carousel.module.css'));

beforeEach(() => markScripted(true));

describe.each(locales)('in %s (specification 7.2, 7.4 and 7.5)', (locale) => {
  const t = words(locale, 'common');
  const renderCarousel = () => renderInSite(<Carousel label="Quotes" slides={slides} />, { locale });
  const press = (arrow: 'previous' | 'next') =>
    userEvent.click(screen.getByRole('button', { name: t(`carousel.${arrow}`) }));
  const position = (current: number) => t('carousel.position', { current, total: 4 });

  it('has four items, all of them in the HTML, and shows the first', () => {
    renderCarousel();
    expect(spoken()).toHaveLength(4);
    expect(visible(spoken())).toEqual(['Ada speaks']);
  });

  it('moves one step with each arrow and wraps around at both ends', async () => {
    renderCarousel();
    for (const [arrow, name] of [
      ['next', 'Ben'],
      ['next', 'Cleo'],
      ['next', 'Dan'],
      ['next', 'Ada'],
      ['previous', 'Dan'],
      ['previous', 'Cleo'],
    ] as const) {
      await press(arrow);
      expect(visible(spoken())).toEqual([`${name} speaks`]);
    }
  });

  it('announces where the reader is, in a status that is there from the start', async () => {
    renderCarousel();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(`${position(1)}: Ada`);
    await press('previous');
    expect(status).toHaveTextContent(`${position(4)}: Dan`);
  });

  it('is a named carousel whose slides tell their place', () => {
    renderCarousel();
    const carousel = screen.getByRole('group', { name: 'Quotes' });
    expect(carousel).toHaveAttribute('aria-roledescription', t('carousel.description'));
    const slide = within(carousel).getByRole('group', { name: position(1) });
    expect(slide).toHaveAttribute('aria-roledescription', t('carousel.slide'));
    expect(slide).toHaveTextContent('Ada speaks');
  });

  it('has no accessibility findings', async () => {
    const { container } = renderCarousel();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('leaves another carousel on the page alone: each is independent', async () => {
  renderInSite(
    <>
      <Carousel label="Leadership" slides={slides} />
      <Carousel label="Quotes" slides={slides} />
    </>,
    { locale: 'en' },
  );
  const of = (label: string) => within(screen.getByRole('group', { name: label }));
  const shownIn = (label: string) => visible(of(label).getAllByText(/ speaks$/));
  await userEvent.click(of('Quotes').getByRole('button', { name: 'Next' }));
  expect([shownIn('Leadership'), shownIn('Quotes')]).toEqual([['Ada speaks'], ['Ben speaks']]);
  await userEvent.click(of('Leadership').getByRole('button', { name: 'Previous' }));
  expect([shownIn('Leadership'), shownIn('Quotes')]).toEqual([['Dan speaks'], ['Ben speaks']]);
});

it('shows every slide, and no arrows that would do nothing, without a script', () => {
  markScripted(false);
  renderInSite(<Carousel label="Quotes" slides={slides} />, { locale: 'en' });
  expect(visible(spoken())).toEqual(slides.map(({ name }) => `${name} speaks`));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('does not move by itself', () => {
  jest.useFakeTimers();
  renderInSite(<Carousel label="Quotes" slides={slides} />, { locale: 'en' });
  act(() => jest.advanceTimersByTime(60_000));
  expect(visible(spoken())).toEqual(['Ada speaks']);
  jest.useRealTimers();
});
