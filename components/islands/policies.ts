import { PolicySet } from '@/components/sections/policies/PolicySet';
import { hydrateAs } from '@/lib/islands/hydrate';

export const hydrate = hydrateAs(PolicySet);
