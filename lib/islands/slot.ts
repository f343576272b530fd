import type { HTMLAttributes, ReactNode } from 'react';

type SlotAttributes = Pick<HTMLAttributes<HTMLElement>, 'children' | 'suppressHydrationWarning'> & {
  'data-slot': string;
};

/**
 * Holds a place for what an island is around, but does not change (`slots` in island.tsx).
 *
 * @param content none in the browser, where React leaves what is in the element as the page brought it; by an empty text,
 *   which React, as it is told, does not compare with the page
 * @returns goes on the element
 */
export const slot = (content: ReactNode): SlotAttributes =>
  content === undefined
    ? { 'data-slot': '', children: '', suppressHydrationWarning: true }
    : { 'data-slot': '', children: content };
