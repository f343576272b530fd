/**
 * The four executives, in the order shown, with the office held by its usual initials. Words: `people:people.<id>`,
 * a name, a title and a description each; photos: `public/images/people/<id>.svg`.
 */
export const executives = [
  { id: 'anja', office: 'CEO' },
  { id: 'ilir', office: 'COO' },
  { id: 'noemi', office: 'CFO' },
  { id: 'blerim', office: 'CMO' },
] as const;

export type Executive = Pick<(typeof executives)[number], 'id' | 'office'>;

/** The one member of the advisory board. */
export const adviser = 'hansruedi';
