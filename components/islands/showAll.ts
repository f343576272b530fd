import { ShowAll } from '@/components/sections/programme/ShowAll';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(ShowAll);
