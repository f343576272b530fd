import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface ChosenPart {
  /** The anchor of the part that shows. Undefined until the page is hydrated; up to then CSS chooses. */
  chosen: string | undefined;
  /** Shows a part at once, before the next thing that the browser does. */
  choose: (anchor: string) => void;
  /** Goes on the element that holds the parts, each of which has its anchor as `data-part`. */
  container: RefObject<HTMLDivElement | null>;
}

const partsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-part]')];

/**
 * @returns the part that the URL names, or that holds what it names; the
 *   first one when it names nothing, or nothing that exists; none when it names
 *   another place on the page, as the skip link does
 */
function partOfUrl(container: Element): string | undefined {
  const place = document.getElementById(window.location.hash.slice(1));
  const [first, ...others] = partsIn(container);
  if (!place) return first?.dataset.part;
  return [first, ...others].find((part) => part?.contains(place))?.dataset.part;
}

/**
 * Keeps one of several parts of a page and the URL together: by links, by
 * Back, and by the browser's search. Exactly one part shows.
 */
export function useChosenPart(): ChosenPart {
  const [chosen, setChosen] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const choose = useCallback((anchor: string) => flushSync(() => setChosen(anchor)), []);

  // Before the browser paints, so that what CSS has chosen up to now stays.
  useLayoutEffect(() => {
    const { current } = container;
    if (current) setChosen(partOfUrl(current) ?? partsIn(current)[0]?.dataset.part);
  }, []);

  useEffect(() => {
    const follow = () => {
      const named = container.current ? partOfUrl(container.current) : undefined;
      if (named) choose(named);
      return named;
    };
    // A link moves the focus by itself; Back would leave it on what is hidden now.
    const followWithFocus = () => {
      const named = follow();
      if (named) document.getElementById(named)?.focus({ preventScroll: true });
    };
    // Of the two, this one comes before the browser restores the scroll position.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', followWithFocus);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', followWithFocus);
    };
  }, [choose]);

  useEffect(() => {
    const parts = container.current;
    // The browser has found a text, or the URL's anchor, in a closed part and is about to open it.
    const open = ({ target }: Event) => {
      const part = target instanceof HTMLElement ? target.dataset.part : undefined;
      if (!parts || !part) return;
      choose(part);
      if (partOfUrl(parts) !== part) nameInUrl(part);
    };
    parts?.addEventListener('beforematch', open);
    return () => parts?.removeEventListener('beforematch', open);
  }, [choose]);

  return { chosen, choose, container };
}

/** Lets the URL name a part that shows already; nothing scrolls, and Back still leads off the page. */
export function nameInUrl(anchor: string): void {
  window.history.replaceState(window.history.state, '', `#${anchor}`);
}
