/** Travels with every page; `useTranslation()` without a name reads it. */
export const SHARED = 'common';
/** Read through the route table, not by key: `checkRouteTexts` looks after it. */
export const READ_BY_ROUTE = 'meta';
