/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { wholeOf } from '@/content/photoCuts';
import { Block } from './Block';

const size = { group: 'blog', width: 1600, height: 700, format: 'svg', phone: { width: 800, height: 960 } };
const lift = { name: 'blog-lift-en', ...size, dark: { name: 'blog-lift-en-night', ...size } };
const photos = {
  'blog-lift': { picture: lift, alt: '' },
  hill: { picture: wholeOf('hill', { width: 3000, height: 4000 }), alt: 'A hill' },
};

// Specification 37.1 and 37.2
it('is placed between paragraphs, with its caption and alternative text', () => {
  renderInSite(<Block block={{ kind: 'photo', photo: 'hill', caption: 'In May' }} photos={photos} />, {
    locale: 'en',
  });
  expect(screen.getByRole('figure')).toHaveTextContent('In May');
  const image = screen.getByRole('img', { name: 'A hill' });
  expect(image).toHaveAttribute('src', '/images/photos/hill-whole-1280.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '2133']);
});

it('is left out of a draft until the photo is part of the page', () => {
  const { container } = renderInSite(<Block block={{ kind: 'photo', photo: 'fog' }} photos={photos} />, {
    locale: 'en',
  });
  expect(container).toBeEmptyDOMElement();
});

// Specification 22.34
it('may be a drawing, with versions for phones and for the dark theme', () => {
  const { container } = renderInSite(
    <Block block={{ kind: 'photo', photo: 'blog-lift', alt: 'A lift' }} photos={photos} />,
    { locale: 'en' },
  );
  expect(screen.getByRole('img', { name: 'A lift' })).toHaveAttribute('src', '/images/blog/blog-lift-en.svg');
  expect([...container.querySelectorAll('source')].map(({ srcset }) => srcset)).toEqual([
    '/images/blog/blog-lift-en-night-phone.svg',
    '/images/blog/blog-lift-en-phone.svg',
    '/images/blog/blog-lift-en-night.svg',
  ]);
});
