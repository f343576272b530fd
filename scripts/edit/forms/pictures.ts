import { blogPictures } from '@/content/blogPictures';

/** The folder of photos, in the repository and in forms. */
export const photoFolder = 'content/photos';

/** Converts between a file's picture names and the addresses that a form shows. */
export interface Pictures {
  readonly toAddress: (name: string) => string;
  readonly fromAddress: (address: string) => string;
}

/**
 * @param photos names of all photo files
 * @param site origin that serves drawings, if any
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
