import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface ChosenPart {
  /** The anchor of the visible part. Undefined until hydration; before that CSS chooses. */
  chosen: string | undefined;
  /** Shows a part synchronously. */
  choose: (anchor: string) => void;
  /** For the element that contains the parts, each with its anchor as `data-part`. */
  container: RefObject<HTMLDivElement | null>;
}

const partsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-part]')];

/**
 * @returns the part named by the URL, or the one that contains the named element; the first part when the
 *   hash is empty or unknown; none when it names another place on the page, like the skip link
 */
function partOfUrl(container: Element): string | undefined {
  const place = document.getElementById(window.location.hash.slice(1));
  const [first, ...others] = partsIn(container);
  if (!place) return first?.dataset.part;
  return [first, ...others].find((part) => part?.contains(place))?.dataset.part;
}

/**
 * Keeps the visible part of a page in sync with the URL: through links, Back, and find-in-page. Exactly one
 * part shows.
 */
export function useChosenPart(): ChosenPart {
  const [chosen, setChosen] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const choose = useCallback((anchor: string) => flushSync(() => setChosen(anchor)), []);

  // Before the browser paints, so that the choice of CSS stays.
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
    // A link moves the focus by itself; Back would leave it on a hidden element.
    const followWithFocus = () => {
      const named = follow();
      if (named) document.getElementById(named)?.focus({ preventScroll: true });
    };
    // Of the two events, this one comes before the browser restores the scroll position.
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

/** Puts the visible part into the URL without scrolling; Back still leaves the page. */
export function nameInUrl(anchor: string): void {
  window.history.replaceState(window.history.state, '', `#${anchor}`);
}
