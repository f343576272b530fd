import { useTranslation } from 'next-i18next/pages';
import { ProgrammeMap } from '@/components/sections/programme/ProgrammeMap';
import { HoverTitle } from '@/components/ui/HoverCard';
import { KeepCompounds } from '@/components/ui/KeepWords';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { ArrowLink } from '@/components/ui/TextLink';
import type { ProgrammeId } from '@/content/programmes';
import { ProgrammeFacts } from './ProgrammeFacts';
import styles from './ProgrammeRow.module.css';

/** One programme: its facts, what it teaches, and its map, which links to its page as the title does. */
export function ProgrammeRow({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('careerStart');
  const title = t(`programmes.${id}.title`);
  return (
    <article id={id} className={styles.row} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={`type-block ${styles.title}`}>
        <LocalizedLink to={id}>
          <HoverTitle>{title}</HoverTitle>
        </LocalizedLink>
      </h3>
      <p className={`lead ${styles.description}`}>
        <KeepCompounds text={t(`programmes.${id}.description`)} />
      </p>
      <ProgrammeMap id={id} alt="" className={styles.map} lazy />
      <div className={styles.facts}>
        <ProgrammeFacts id={id} />
      </div>
      <p className={styles.details}>
        <ArrowLink to={id}>
          <span>
            {t('labels.details')}
            <span className="visually-hidden">: {title}</span>
          </span>
        </ArrowLink>
      </p>
    </article>
  );
}
