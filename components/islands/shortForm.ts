import { ShortForm } from '@/components/forms/ShortForm';
import { hydrateAs } from '@/lib/islands/hydrate';
import { withTexts } from '@/lib/islands/withTexts';

export const hydrate = hydrateAs(ShortForm, withTexts);
