/**
 * Who leads the company. Words: `people:people.<id>`, a name, a title and a
 * description each; photos: `public/images/people/<id>.svg`.
 */
type ExecutiveId = 'anja' | 'ilir' | 'noemi' | 'blerim';

export interface Executive {
  readonly id: ExecutiveId;
  /** The office held, by its usual initials. */
  readonly office: 'CEO' | 'COO' | 'CFO' | 'CMO';
}

/** The four executives, in the order shown. */
export const executives: readonly Executive[] = [
  { id: 'anja', office: 'CEO' },
  { id: 'ilir', office: 'COO' },
  { id: 'noemi', office: 'CFO' },
  { id: 'blerim', office: 'CMO' },
];

/** The one member of the advisory board. */
export const adviser = 'hansruedi';
