import { instructorOn, profilePages } from './instructors';
import { type JobId, jobIds, jobs } from './jobs';
import { type DrawnPicture, type PictureName, pictures } from './pictures';
import { hasProcessDiagram, processDiagramFile } from './productInnovation';
import { programmeOrder } from './programmes';
import { recordOf } from './recordOf';
import type { RouteId } from './routes';
import type { SharedImage, ShareMotif } from './schemas/shareMotif';

/** @returns the file of a picture that `art/` drew: its JPEG, which is read six times faster than an AVIF */
export function fileOf({ group, name, fallback }: DrawnPicture): string {
  return `images/${group}/${name}-${fallback}.jpg`;
}

function drawn(...names: readonly [PictureName, ...PictureName[]]): SharedImage {
  const [{ width, height }] = [pictures[names[0]]];
  return { files: names.map((name) => fileOf({ name, ...pictures[name] })), aspect: width / height };
}

const portraits = (...ids: readonly string[]): SharedImage => ({
  files: ids.map((id) => `images/people/${id}.svg`),
  aspect: 400 / 480,
});

const caseStudy = (name: PictureName): ShareMotif => ({
  layout: 'column',
  image: drawn(name),
  label: 'caseStudy',
  shows: 'product',
});
const caseStudyOld = (name: PictureName): ShareMotif => ({
  layout: 'sheet',
  image: drawn(name),
  label: 'caseStudyOld',
  shows: 'product',
});
const programme = (id: RouteId): ShareMotif => ({
  layout: 'sheet',
  image: { files: [`images/programmes/${id}.svg`], aspect: 900 / 600, fades: true },
  label: 'careerStart',
  shows: 'map',
});
const instructor = (page: RouteId): ShareMotif => ({
  layout: 'column',
  image: portraits(instructorOn(page) ?? ''),
  label: 'instructor',
  shows: 'portrait',
});
const job = (id: JobId): ShareMotif => ({
  layout: 'column',
  image: drawn(jobs[id].relief),
  label: 'job',
  shows: 'land',
});

/**
 * One for every route that may be shared; the build draws them (`art/share`). Further pages of the blog's list
 * look like the first, and articles bring their own: they need no entry.
 */
export const sharePictures = {
  home: {
    layout: 'panorama',
    image: drawn('hero'),
    lowered: 220,
    sky: '#ffffff',
    route: true,
    label: 'places',
    shows: 'mountain',
  },
  services: { layout: 'sheet', image: drawn('relief-e'), label: 'services', shows: 'route' },
  ourWork: {
    layout: 'sheet',
    image: drawn('case-wedere', 'case-captire', 'case-sales', 'case-lea'),
    label: 'ourWork',
    shows: 'products',
  },
  caseWedere: caseStudy('wedere-phone'),
  caseSalesInfo: caseStudy('sales-phone'),
  caseCaptire: caseStudy('captire-square'),
  caseLea: caseStudy('lea-phone'),
  caseWedereOld: caseStudyOld('case-wedere'),
  caseSalesInfoOld: caseStudyOld('case-sales'),
  caseCaptireOld: caseStudyOld('case-captire'),
  caseLeaOld: caseStudyOld('case-lea'),
  careers: {
    layout: 'column',
    image: portraits('mirjam', 'dardan', 'reto', 'besa'),
    label: 'careers',
    shows: 'people',
  },
  careerStart: {
    layout: 'panorama',
    image: drawn('closing-c'),
    lowered: 110,
    sky: '#a9c3c6',
    label: 'careers',
    shows: 'range',
  },
  ...recordOf(programmeOrder, programme),
  ...recordOf(profilePages, instructor),
  about: {
    layout: 'panorama',
    image: drawn('dawn'),
    lowered: 195,
    sky: '#9dbfc6',
    label: 'about',
    shows: 'dawn',
  },
  contact: {
    layout: 'panorama',
    image: drawn('closing'),
    lowered: 110,
    sky: '#7fa9b4',
    label: 'contact',
    shows: 'range',
  },
  dedicatedTeams: {
    layout: 'column',
    image: portraits('dardan', 'arta', 'flamur', 'besa'),
    label: 'dedicatedTeams',
    shows: 'people',
  },
  productInnovation: {
    layout: 'column',
    // In a language that has no diagram, land as beside a job posting.
    image: (locale) =>
      hasProcessDiagram(locale)
        ? {
            files: [processDiagramFile(locale, '-tall-night').slice(1)],
            aspect: 360 / 640,
            fades: true,
          }
        : drawn('relief-b'),
    label: 'productInnovation',
    shows: (locale) => (hasProcessDiagram(locale) ? 'process' : 'land'),
  },
  ...recordOf(jobIds, job),
  legal: { layout: 'sheet', image: drawn('relief-d'), label: 'legal', shows: 'land' },
  policies: { layout: 'sheet', image: drawn('relief-a'), label: 'policies', shows: 'land' },
  blog: { layout: 'sheet', label: 'blog', shows: 'articles' },
} as const satisfies Record<Exclude<RouteId, 'comingSoon'>, ShareMotif>;
