import { type RefObject, useEffect, useRef, useState } from 'react';

interface ShowAll {
  /** Goes on the element that holds the disclosures. */
  container: RefObject<HTMLDivElement | null>;
  allOpen: boolean;
  /** Opens every disclosure; closes them when all are open. */
  toggleAll: () => void;
}

/** Opens and closes all disclosures at once, and knows when they were opened one by one. */
export function useShowAll(): ShowAll {
  const container = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  const disclosures = () => [...(container.current?.querySelectorAll('details') ?? [])];

  useEffect(() => {
    const element = container.current;
    const note = () => setAllOpen(element?.querySelector('details:not([open])') === null);
    element?.addEventListener('toggle', note, true); // it does not bubble
    return () => element?.removeEventListener('toggle', note, true);
  }, []);

  const toggleAll = () => {
    for (const disclosure of disclosures()) disclosure.open = !allOpen;
  };
  return { container, allOpen, toggleAll };
}
