import { jobIds } from './jobs';
import type { Locale } from './locales';
import { drawingsOf, fileOf, type PictureName, pictures } from './pictures';
import { portraitFile } from './portraits';
import { hasProcessDrawing, sharedProcessFiles } from './productInnovation';
import { programmeOrder } from './programmes';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';
import type { SharedImage, ShareMotif } from './schemas/shareMotif';

function drawn(...names: readonly [PictureName, ...PictureName[]]): SharedImage {
  const [{ width, height }] = [pictures[names[0]]];
  return { files: names.map((name) => fileOf({ name, ...pictures[name] })), aspect: width / height };
}

const portraits = (...ids: readonly string[]): SharedImage => ({
  files: ids.map(portraitFile),
  aspect: 400 / 480,
});

type Shown = readonly [ShareMotif['image'], ShareMotif['label'], ShareMotif['shows']];

const sheet = (...[image, label, shows]: Shown): ShareMotif => ({ layout: 'sheet', image, label, shows });
const column = (...[image, label, shows]: Shown): ShareMotif => ({ layout: 'column', image, label, shows });

const panorama = (name: PictureName, rest: Omit<ShareMotif, 'layout' | 'image'>): ShareMotif => ({
  layout: 'panorama',
  image: drawn(name),
  ...rest,
});

/** Product screens in the page's language. */
const worded =
  (...names: readonly [PictureName, ...PictureName[]]) =>
  (locale: Locale): SharedImage => {
    const [first, ...others] = names;
    const inLanguage = (name: PictureName) => drawingsOf(name, locale).picture.name;
    return drawn(inLanguage(first), ...others.map(inLanguage));
  };

const caseStudy = (name: PictureName) => column(worded(name), 'caseStudy', 'product');
const caseStudyOld = (name: PictureName) => sheet(worded(name), 'caseStudyOld', 'product');
/** Only words, on contour lines. */
const plain = (label: ShareMotif['label']) => sheet({ files: [], aspect: 1 }, label, 'contours');

/** Of pages that need no picture of their own. */
export const plainMotif = plain('places');

const programme = (id: RouteId) =>
  sheet({ files: [`images/programmes/${id}.svg`], aspect: 900 / 720 }, 'careerStart', 'map');

/** None, in a language without a drawing. */
const process = (locale: Locale): SharedImage => {
  const files = sharedProcessFiles(locale);
  return files.length > 0 ? { files, aspect: 360 / 640, fades: true } : { files, aspect: 1 };
};

/** @param id of an instructor */
export const instructorPicture = (id: string) => column(portraits(id), 'instructor', 'portrait');

/**
 * The build draws them (`art/share`). Further pages of the blog's list use that of the first, articles have their own,
 * and a page without one has `plainMotif`.
 */
export const sharePictures: Readonly<Partial<Record<RouteId, ShareMotif>>> = {
  home: panorama('hero', {
    lowered: 220,
    sky: '#ffffff',
    route: true,
    label: 'places',
    shows: 'mountain',
  }),
  services: sheet(worded('service-plan'), 'services', 'plan'),
  ourWork: sheet(worded('case-wedere', 'captire-shelf', 'sales-order', 'case-lea'), 'ourWork', 'products'),
  caseWedere: caseStudy('wedere-phone'),
  caseSalesInfo: caseStudy('sales-cover'),
  caseCaptire: caseStudy('captire-square'),
  caseLea: caseStudy('lea-cover'),
  caseWedereOld: caseStudyOld('wedere-drive'),
  caseSalesInfoOld: caseStudyOld('sales-order'),
  caseCaptireOld: caseStudyOld('captire-shelf'),
  caseLeaOld: caseStudyOld('lea-bill'),
  careers: column(portraits('samira', 'drilon', 'liridona', 'beat'), 'careers', 'people'),
  careerStart: panorama('closing', { lowered: 110, sky: '#7fa9b4', label: 'careers', shows: 'range' }),
  ...recordOf(programmeOrder, programme),
  about: panorama('dawn', { lowered: 195, sky: '#eff4f3', label: 'about', shows: 'dawn' }),
  contact: panorama('closing', { lowered: 110, sky: '#7fa9b4', label: 'contact', shows: 'range' }),
  dedicatedTeams: column(portraits('awet', 'shpresa', 'samira', 'drilon'), 'dedicatedTeams', 'people'),
  productInnovation: column(process, 'productInnovation', (locale) =>
    hasProcessDrawing(locale) ? 'process' : 'land',
  ),
  ...recordOf(jobIds, () => plain('job')),
  legal: plain('legal'),
  policies: plain('policies'),
  blog: sheet(undefined, 'blog', 'articles'),
};
