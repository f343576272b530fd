import { ShareLinks } from '@/components/sections/article/ShareLinks';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(ShareLinks);
