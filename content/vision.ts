/**
 * The yearly handover days of the vision: a person new to a project changes and releases it with nothing but
 * its documentation.
 */
export const handoverDays = { year: 2025, tried: 14, succeeded: 11 } as const;

/** The article about breaking into a client's portal; the founders' story links to it. */
export const breakInArticle = '/blogs/unleashing-the-power-of-penetration-testing';
