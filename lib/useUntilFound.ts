import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Closes an element so that find-in-page and links to an anchor inside still open it. React only supports
 * `hidden` as a boolean.
 *
 * @returns the element's `ref`
 */
export function useUntilFound<Tag extends HTMLElement>(closed: boolean): RefObject<Tag | null> {
  const element = useRef<Tag>(null);
  useLayoutEffect(() => {
    if (closed) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [closed]);
  return element;
}
