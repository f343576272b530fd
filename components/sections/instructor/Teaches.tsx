import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { TextLink } from '@/components/ui/TextLink';
import { programmeTaughtBy } from '@/content/programmes';
import { ProgrammeName } from './ProgrammeName';

/** The programme that the person teaches, as a fact with a link. */
export function Teaches({ id }: { id: string }) {
  const { t } = useTranslation('instructors');
  const programme = programmeTaughtBy(id);
  if (!programme) return null;
  const link = (
    <TextLink to={programme}>
      <ProgrammeName of={programme} />
    </TextLink>
  );
  return <Facts facts={[{ name: t('labels.programme'), value: link }]} />;
}
