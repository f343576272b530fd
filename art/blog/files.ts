import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { recordPicture } from '../output/manifest';
import { writeSvg } from '../output/svg';
import { drawBorovets } from './borovets/scene';
import { iso9001OnPhones, iso9001Picture } from './iso9001';
import { iso13485OnPhones, iso13485Picture } from './iso13485';
import type { Light } from './light';
import { drawPenetration, drawPenetrationAtNight } from './penetration';
import { phishingPicture } from './phishing';
import { phishingOnPhones } from './phishingPhone';
import { secureDevelopmentPicture } from './secureDevelopment';
import { secureDevelopmentOnPhones } from './secureDevelopmentPhone';
import { phoneSize, wideSize } from './size';
import { testingPicture } from './testing';
import { uxPicture } from './ux';
import { lanternSizes, lanternsForPhones, lanternsPicture } from './winter/lanterns';
import { liftForPhones, liftPicture } from './winter/lift';
import { liftOnPhones, liftWide } from './winter/liftSheets';
import { blogWords } from './words';

/** Articles' pictures of rendered land, by their names. */
export const blogScenes = {
  'blog-penetration': drawPenetration,
  'blog-penetration-night': drawPenetrationAtNight,
  'blog-borovets': drawBorovets,
} as const;

/** Drawings without a word. */
const plainBlogDrawings = { 'blog-testing': testingPicture, 'blog-ux': uxPicture } as const;

/** Drawings with words: one of each per language, named `<name>-<language>`. */
const wordedBlogDrawings = {
  'blog-secure-development': secureDevelopmentPicture,
  'blog-iso-13485': iso13485Picture,
  'blog-phishing': phishingPicture,
} as const;

/** What phones show instead, as `<name>-phone`, where words would be too small. */
const onPhones = {
  'blog-secure-development': secureDevelopmentOnPhones,
  'blog-iso-13485': iso13485OnPhones,
  'blog-phishing': phishingOnPhones,
} as const;

/** Dark anyway: one for both lights. */
const nightBlogDrawings = {
  'blog-iso-9001': { draw: iso9001Picture, drawForPhones: iso9001OnPhones },
} as const;

/** Between the paragraphs of an article: in sizes of their own, each with one for phones. */
const figures = {
  'blog-lift': { wide: liftWide.size, phone: liftOnPhones.size },
  'blog-lanterns': { wide: lanternSizes.wide, phone: lanternSizes.phone },
} as const;

const endings = { day: '', night: '-night' } as const satisfies Record<Light, string>;

/** Writes the drawn pictures of the articles to `public/images/blog`. */
export async function drawBlog(): Promise<void> {
  const writeFigure = async (of: keyof typeof figures, name: string, svg: string, forPhones: string) => {
    const { wide, phone } = figures[of];
    await writeSvg(join(imagesFolder, 'blog', `${name}.svg`), svg);
    await writeSvg(join(imagesFolder, 'blog', `${name}-phone.svg`), forPhones);
    recordPicture(name, { group: 'blog', ...wide, format: 'svg', phone });
  };
  const write = async (name: string, svg: string): Promise<void> => {
    await writeSvg(join(imagesFolder, 'blog', `${name}.svg`), svg);
    recordPicture(name, { group: 'blog', ...wideSize, format: 'svg' });
  };
  const writeForPhones = async (name: string, svg: string): Promise<void> => {
    await writeSvg(join(imagesFolder, 'blog', `${name}-phone.svg`), svg);
    recordPicture(name, { group: 'blog', ...wideSize, format: 'svg', phone: phoneSize });
  };
  for (const light of ['day', 'night'] as const) {
    for (const [name, draw] of Object.entries(plainBlogDrawings))
      await write(`${name}${endings[light]}`, await draw(light));
    for (const [name, draw] of Object.entries(wordedBlogDrawings))
      for (const [language, words] of Object.entries(blogWords))
        await write(`${name}-${language}${endings[light]}`, await draw(words, light));
    for (const [name, draw] of Object.entries(onPhones))
      for (const [language, words] of Object.entries(blogWords))
        await writeForPhones(`${name}-${language}${endings[light]}`, await draw(words, light));
  }
  for (const [language, words] of Object.entries(blogWords))
    for (const light of ['day', 'night'] as const)
      await writeFigure(
        'blog-lift',
        `blog-lift-${language}${endings[light]}`,
        liftPicture(words, light),
        liftForPhones(words, light),
      );
  await writeFigure('blog-lanterns', 'blog-lanterns', lanternsPicture(), lanternsForPhones());
  for (const [name, { draw, drawForPhones }] of Object.entries(nightBlogDrawings))
    for (const [language, words] of Object.entries(blogWords)) {
      await write(`${name}-${language}`, await draw(words));
      await writeForPhones(`${name}-${language}`, await drawForPhones(words));
    }
}
