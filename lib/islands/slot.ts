import type { HTMLAttributes, ReactNode } from 'react';

type SlotAttributes = Pick<HTMLAttributes<HTMLElement>, 'children' | 'suppressHydrationWarning'> & {
  'data-slot': string;
};

/**
 * A placeholder for static content inside an island (`slots` in island.tsx).
 *
 * @param content none in the browser: the empty text with suppressed warnings makes React keep the element's
 *   content from the HTML
 * @returns props for the element
 */
export const slot = (content: ReactNode): SlotAttributes =>
  content === undefined
    ? { 'data-slot': '', children: '', suppressHydrationWarning: true }
    : { 'data-slot': '', children: content };
