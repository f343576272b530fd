import { blogPictures } from '@/content/blogPictures';

/** Where photos are, in the repository and as a form names them. */
export const photoFolder = 'content/photos';

/** Addresses of an article's pictures, by which a form shows them; a file has their names alone. */
export interface Pictures {
  readonly toAddress: (name: string) => string;
  readonly fromAddress: (address: string) => string;
}

/**
 * @param photos the names of all files of photos
 * @param site the origin that shows drawings, if any does
 */
export function picturesWith(photos: readonly string[], site = ''): Pictures {
  const drawings = new Map(
    Object.entries(blogPictures).flatMap(([name, facts]) =>
      facts
        ? [[name, `/images/blog/${name}${'format' in facts ? `.${facts.format}` : `-${facts.fallback}.jpg`}`]]
        : [],
    ),
  );
  const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');
  return {
    toAddress: (name) => {
      const drawing = drawings.get(name);
      return drawing
        ? site + drawing
        : `/${photoFolder}/${photos.find((file) => nameOf(file) === name) ?? `${name}.jpg`}`;
    },
    fromAddress: (address) => {
      const path = address.replace(/^https?:\/\/[^/]+/, '');
      return [...drawings].find(([, known]) => known === path)?.[0] ?? nameOf(path);
    },
  };
}
