import { useTranslation } from 'next-i18next/pages';
import type { ProgrammeId } from '@/content/programmes';

/** A programme's name, from its own catalogue. */
export function ProgrammeName({ of }: { of: ProgrammeId }) {
  const { t } = useTranslation(of);
  return t('opening.title');
}
