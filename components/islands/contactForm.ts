import { ContactForm } from '@/components/forms/ContactForm';
import { hydrateAs } from '@/lib/islands/hydrate';
import { withTexts } from '@/lib/islands/withTexts';

export const hydrate = hydrateAs(ContactForm, withTexts);
