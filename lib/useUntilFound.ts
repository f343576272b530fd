import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Closes an element in such a way that the browser's search and a link to an
 * anchor inside still open it. React knows `hidden` as a boolean only.
 *
 * @returns what goes on the element as its `ref`
 */
export function useUntilFound<Tag extends HTMLElement>(closed: boolean): RefObject<Tag | null> {
  const element = useRef<Tag>(null);
  useLayoutEffect(() => {
    if (closed) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [closed]);
  return element;
}
