/** Panoramas that close a page, each land of its own (`art/panorama/`). */
export const closingLands = [
  'closing',
  'closing-b',
  'closing-c',
  'closing-d',
  'closing-e',
  'closing-f',
  'closing-g',
  'closing-h',
  'closing-i',
] as const;

/**
 * Which page ends before which land; case studies and programmes have theirs among their facts. None stands on two pages
 * that link to each other, but by the site header: `e2e/shared-sections.spec.ts` follows the links.
 */
export const landBehind = {
  home: 'closing',
  services: 'closing-b',
  about: 'closing-c',
  blog: 'closing-h',
  ourWork: 'closing-e',
  productInnovation: 'closing-f',
  dedicatedTeams: 'closing-g',
  careers: 'closing-i',
  /** By night, whatever the hour. */
  careerStart: 'closing-d',
  /** Mist in the valleys: a posting that is closed. One that is open has clear weather. */
  posting: 'closing-d',
  openPosting: 'closing',
} as const satisfies Partial<Record<string, (typeof closingLands)[number]>>;
