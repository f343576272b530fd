import { Slides } from '@/components/ui/Slides';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(Slides);
