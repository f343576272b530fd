import { lacksCatalogue } from '@/lib/boot/loadingNotice';
import type { Hydrate } from '@/lib/islands/hydrate';

/** React hydrates this page only if a host answered in a language other than the URL's (specification 2.24). */
export const hydrate: Hydrate = async (page) => {
  if (!lacksCatalogue()) return;
  const { translateNotFound } = await import('@/components/screens/translateNotFound');
  await translateNotFound(page);
};
