import { ApplicationForm } from '@/components/forms/ApplicationForm';
import { hydrateAs } from '@/lib/islands/hydrate';
import { withTexts } from '@/lib/islands/withTexts';

export const hydrate = hydrateAs(ApplicationForm, withTexts);
