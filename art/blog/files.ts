import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { recordPicture } from '../output/manifest';
import { writeSvg } from '../output/svg';
import { drawBorovets } from './borovets/scene';
import { iso9001Picture } from './iso9001';
import { iso13485Picture } from './iso13485';
import { drawPenetration } from './penetration';
import { phishingPicture } from './phishing';
import { secureDevelopmentPicture } from './secureDevelopment';
import { heroSize } from './size';
import { testingPicture } from './testing';
import { uxPicture } from './ux';
import { blogWords } from './words';

/** Articles' pictures of rendered land, by their names. */
export const blogScenes = {
  'blog-penetration': drawPenetration,
  'blog-borovets': drawBorovets,
} as const;

/** Drawings without a word. */
const plainBlogDrawings = { 'blog-testing': testingPicture, 'blog-ux': uxPicture } as const;

/** Drawings with words: one of each per language, named `<name>-<language>`. */
const wordedBlogDrawings = {
  'blog-secure-development': secureDevelopmentPicture,
  'blog-iso-9001': iso9001Picture,
  'blog-iso-13485': iso13485Picture,
  'blog-phishing': phishingPicture,
} as const;

/** Writes the drawn pictures of the articles to `public/images/blog`. */
export async function drawBlog(): Promise<void> {
  const write = async (name: string, svg: string): Promise<void> => {
    await writeSvg(join(imagesFolder, 'blog', `${name}.svg`), svg);
    await recordPicture(name, { group: 'blog', ...heroSize, format: 'svg' });
  };
  for (const [name, draw] of Object.entries(plainBlogDrawings)) await write(name, await draw());
  for (const [name, draw] of Object.entries(wordedBlogDrawings)) {
    for (const [language, words] of Object.entries(blogWords))
      await write(`${name}-${language}`, await draw(words));
  }
}
