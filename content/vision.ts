/**
 * The yearly handover days of the vision: someone who has never seen a project
 * changes and releases it with nothing but its documentation.
 */
export const handoverDays = { year: 2025, tried: 14, succeeded: 11 } as const;

/** The article that tells how two of us got into a client's portal; the founders' story leads to it. */
export const breakInArticle = '/blogs/unleashing-the-power-of-penetration-testing';
