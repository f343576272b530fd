import { lacksCatalogue } from '@/lib/boot/loadingNotice';
import type { Hydrate } from '@/lib/islands/hydrate';

/** React comes to this page only where a host answered in another language than the URL's (specification 2.24). */
export const hydrate: Hydrate = async (page) => {
  if (!lacksCatalogue()) return;
  const { translateNotFound } = await import('@/components/screens/translateNotFound');
  await translateNotFound(page);
};
