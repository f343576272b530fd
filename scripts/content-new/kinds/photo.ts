import { locales } from '@/content/locales';
import { dataFileOf, photoFolder } from '@/content/photos';
import { recordOf } from '@/content/recordOf';
import { photoSchema } from '@/content/schemas/photo';
import { draft } from '../../content-check/checks/drafts';
import { languageName } from '../../content-check/languages';
import { newFile } from '../edits';
import type { Given, Kind } from '../types';

/** Description of a photo, in the file next to it. */
export const photo: Kind = {
  says: 'the description of a photo in content/photos/',
  facts: [
    { name: 'focusX', says: 'the focal point, from 0 (left) to 100 (right)', otherwise: '50' },
    { name: 'focusY', says: 'the focal point, from 0 (top) to 100 (bottom)', otherwise: '50' },
  ],
  schema: photoSchema,
  entry,
  changes: (id, given) => [newFile(dataFileOf(id), `${JSON.stringify(entry(id, given), null, 2)}\n`)],
  next: (id) => [
    `Put the photo beside it, unless it is there: ${photoFolder}/${id}.jpg, .png or .webp.`,
    `In an article it is the picture by "picture: ${id}", and stands between paragraphs by ![](photo:${id}).`,
  ],
};

function entry(_id: string, { focusX, focusY }: Given) {
  const shows = recordOf(locales, (locale) =>
    draft('what the photo shows, for those who do not see it', languageName(locale)),
  );
  return { ...shows, focusX: Number(focusX), focusY: Number(focusY) };
}
