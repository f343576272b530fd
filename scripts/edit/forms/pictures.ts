import { blogPictures } from '@/content/blogPictures';

/** Where photos are, in the repository and as a form names them. */
export const photoFolder = 'content/photos';

/** Addresses of an article's pictures, by which a form shows them; a file has their names alone. */
export interface Pictures {
  readonly toAddress: (name: string) => string;
  readonly fromAddress: (address: string) => string;
}

/** @param photos the names of all files of photos */
export function picturesWith(photos: readonly string[]): Pictures {
  const drawings = new Map(
    Object.entries(blogPictures).flatMap(([name, facts]) =>
      facts
        ? [[name, `/images/blog/${name}${'format' in facts ? `.${facts.format}` : `-${facts.fallback}.jpg`}`]]
        : [],
    ),
  );
  const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');
  return {
    toAddress: (name) =>
      drawings.get(name) ??
      `/${photoFolder}/${photos.find((file) => nameOf(file) === name) ?? `${name}.jpg`}`,
    fromAddress: (address) => [...drawings].find(([, known]) => known === address)?.[0] ?? nameOf(address),
  };
}
