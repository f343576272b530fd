import { useTranslation } from 'next-i18next/pages';
import { ClosingField } from '@/components/sections/ClosingField';
import { Quotation } from '@/components/ui/Quotation';
import type { Profiled } from '@/content/instructors';
import { programmeTaughtBy } from '@/content/programmes';
import { useWords } from '@/lib/i18n/useWords';
import styles from './GuidingStar.module.css';

/** The instructor's guiding statement closes the page, with a link to the programme (specification 15.1). */
export function GuidingStar({ person }: { person: Profiled }) {
  const { t } = useTranslation(['instructors', 'common']);
  const say = useWords();
  const programme = programmeTaughtBy(person.id);
  return (
    <ClosingField
      labelledBy="star"
      links={[
        ...(programme ? [{ to: programme, label: t('labels.view') }] : []),
        { to: 'careerStart', label: t('labels.all') },
        { to: 'contact', label: t('common:nav.contact') },
      ]}
    >
      <h2 id="star">{t('labels.guidingStar')}</h2>
      <figure>
        <Quotation className={`type-3 ${styles.statement}`}>
          <p>{say(person.profile.guidingStar)}</p>
        </Quotation>
        <figcaption>{person.name}</figcaption>
      </figure>
    </ClosingField>
  );
}
