import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { Face } from './Face';

jest.mock('@/content/portraits.json', () => [{ person: 'anja', photo: 'anja-2027' }]);

it('shows a photo in the place of a drawing, in fitting widths and with its size (specification 37.1, 37.2)', () => {
  const { container } = renderInSite(<Face id="anja" alt="Anja" sizes="10vw" />, { locale: 'en' });
  const [source, ...others] = container.querySelectorAll('source');
  expect(others).toEqual([]);
  expect(source?.getAttribute('srcset')).toBe(
    '/images/photos/anja-2027-portrait-240.avif 240w, /images/photos/anja-2027-portrait-480.avif 480w, /images/photos/anja-2027-portrait-1000.avif 1000w',
  );
  expect(source).toHaveAttribute('sizes', '10vw');
  const image = screen.getByRole('img', { name: 'Anja' });
  expect(image).toHaveAttribute('src', '/images/photos/anja-2027-portrait-1000.jpg');
  expect(image).toHaveAttribute('width', '1000');
  expect(image).toHaveAttribute('height', '1200');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('shows the drawing of everybody else', () => {
  renderInSite(<Face id="ilir" alt="Ilir" inView />, { locale: 'en' });
  const image = screen.getByRole('img', { name: 'Ilir' });
  expect(image).toHaveAttribute('src', '/images/people/ilir.svg');
  expect(image).not.toHaveAttribute('loading');
});
