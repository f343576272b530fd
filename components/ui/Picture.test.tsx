/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { drawingsOf, type PictureName, pictures } from '@/content/pictures';
import { Drawn, Picture } from './Picture';

// The manifest's keys are the names, but `Object.keys` returns `string[]`.
const names = Object.keys(pictures) as PictureName[];
const sizes = '(width < 900px) 92vw, 46vw';

const sources = (container: Element) => [...container.querySelectorAll('source')];
const listed = (source: Element | undefined) => source?.getAttribute('srcset')?.split(', ');

it('offers every width that was drawn (specification 31.7 and 33.6)', () => {
  const name = 'service-plan';
  const { group, width, height, widths, fallback } = pictures[name];
  const { container } = renderInSite(
    <Drawn picture={{ name, ...pictures[name] }} alt="A hill" sizes={sizes} />,
    {
      locale: 'en',
    },
  );
  const [source, ...others] = sources(container);
  expect(others).toEqual([]);
  expect(listed(source)).toEqual(widths.map((each) => `/images/${group}/${name}-${each}.avif ${each}w`));
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('sizes', sizes);
  const image = screen.getByRole('img', { name: 'A hill' });
  expect(image).toHaveAttribute('src', `/images/${group}/${name}-${fallback}.jpg`);
  expect(image).toHaveAttribute('width', String(width));
  expect(image).toHaveAttribute('height', String(height));
});

it('offers its dark version first, under a dark colour scheme only', () => {
  const { container } = renderInSite(<Picture name="hero" alt="" sizes={sizes} />, {
    locale: 'en',
  });
  const dark = '(prefers-color-scheme: dark)';
  const [avif, jpeg, light] = sources(container);
  expect(sources(container).map((source) => source.getAttribute('media'))).toEqual([dark, dark, null]);
  expect(listed(avif)?.every((file) => file.startsWith('/images/panorama/hero-night-'))).toBe(true);
  expect(listed(avif)).toHaveLength(pictures['hero-night'].widths.length);
  expect(listed(jpeg)).toEqual(['/images/panorama/hero-night-1280.jpg 1280w']);
  expect(listed(light)?.[0]).toMatch(/^\/images\/panorama\/hero-\d+\.avif /);
});

it('offers phones the crop made for them, in light and dark', () => {
  const { container } = renderInSite(<Picture name="hero" alt="" sizes={sizes} phone />, {
    locale: 'en',
  });
  const [night, day] = sources(container);
  expect(night).toHaveAttribute('media', '(width < 600px) and (prefers-color-scheme: dark)');
  expect(day).toHaveAttribute('media', '(width < 600px) and (not (prefers-color-scheme: dark))');
  expect(listed(night)?.[0]).toBe('/images/panorama/hero-night-phone-600.avif 600w');
  expect(listed(day)?.[0]).toBe('/images/panorama/hero-phone-600.avif 600w');
  expect(day).toHaveAttribute('sizes', '75vw');
});

// Specification 33.11
it('has a dark version of every panorama', () => {
  const days = names.filter((name) => pictures[name].group === 'panorama' && !/night$/.test(name));
  for (const name of days) expect(drawingsOf(name, 'en').dark?.name).toBe(`${name}-night`);
});

it('loads lazily, unless it is the page’s largest', () => {
  renderInSite(
    <>
      <Picture name="service-plan" alt="Below" sizes={sizes} />
      <Picture name="hero" alt="At the top" sizes={sizes} priority />
    </>,
    { locale: 'en' },
  );
  expect(screen.getByRole('img', { name: 'Below' })).toHaveAttribute('loading', 'lazy');
  const first = screen.getByRole('img', { name: 'At the top' });
  expect(first).not.toHaveAttribute('loading');
  expect(first).toHaveAttribute('fetchpriority', 'high');
});
