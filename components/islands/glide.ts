import { followAnchor } from '@/lib/followAnchor';
import type { Hydrate } from '@/lib/islands/hydrate';

/** A link that leads to its anchor in a smooth way (specification 11.1); that takes no React. */
export const hydrate: Hydrate = async (element) => {
  element.querySelector('a')?.addEventListener('click', followAnchor);
};
