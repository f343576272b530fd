import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PolicyAnchor, policies } from '@/content/policies';

const isPolicy = (anchor: string | null): anchor is PolicyAnchor =>
  policies.some((policy) => policy.anchor === anchor);

/**
 * @returns the policy that the address names; the first one when it names
 *   nothing, or nothing that exists; none when it names another part of the
 *   page, as the skip link does
 */
function policyOfAddress(): PolicyAnchor | undefined {
  const anchor = window.location.hash.slice(1);
  if (isPolicy(anchor)) return anchor;
  return anchor !== '' && document.getElementById(anchor) ? undefined : policies[0].anchor;
}

interface ChosenPolicy {
  /** Undefined until the page is hydrated; up to then CSS chooses. */
  chosen: PolicyAnchor | undefined;
  /** Shows a policy at once, before the next thing that the browser does. */
  choose: (anchor: PolicyAnchor) => void;
  /** Goes on the element that holds the sections. */
  container: RefObject<HTMLDivElement | null>;
}

/** Keeps the policy shown and the address together: by links, by Back, and by the browser's search. */
export function useChosenPolicy(): ChosenPolicy {
  const [chosen, setChosen] = useState<PolicyAnchor>();
  const container = useRef<HTMLDivElement>(null);
  const choose = useCallback((anchor: PolicyAnchor) => flushSync(() => setChosen(anchor)), []);

  // Before the browser paints, so that what CSS has chosen up to now stays.
  useLayoutEffect(() => setChosen(policyOfAddress() ?? policies[0].anchor), []);

  useEffect(() => {
    const follow = () => {
      const named = policyOfAddress();
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
    const sections = container.current;
    // The browser's search has found words in a closed section and is about to open it.
    const open = ({ target }: Event) => {
      const anchor = target instanceof Element ? target.getAttribute('aria-labelledby') : null;
      if (!isPolicy(anchor)) return;
      choose(anchor);
      window.history.replaceState(window.history.state, '', `#${anchor}`);
    };
    sections?.addEventListener('beforematch', open);
    return () => sections?.removeEventListener('beforematch', open);
  }, [choose]);

  return { chosen, choose, container };
}
