import type { HTMLAttributes, ReactNode } from 'react';

/** One object for all times: React would write into the page what it takes for a change. */
const kept = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * Holds a place for what an island is around, but does not change (`slots` in island.tsx).
 *
 * @param content none in the browser, where React leaves what is in the element as the page brought it
 * @returns goes on the element
 */
export const slot = (
  content: ReactNode,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> =>
  content === undefined ? kept : { children: content };
