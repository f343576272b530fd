import { TabSet } from '@/components/ui/TabSet';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(TabSet);
