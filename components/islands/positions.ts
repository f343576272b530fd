import { PositionSearch } from '@/components/sections/careers/PositionSearch';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(PositionSearch);
