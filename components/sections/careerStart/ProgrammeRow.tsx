import { useTranslation } from 'next-i18next/pages';
import { InstructorName } from '@/components/sections/programme/InstructorName';
import { ArrowLink } from '@/components/ui/TextLink';
import { WholeCompounds } from '@/components/ui/WholeWords';
import { weeksOf } from '@/content/curricula';
import { type ProgrammeId, programmes } from '@/content/programmes';
import { formatDateInDigits } from '@/lib/formatDate';
import styles from './ProgrammeRow.module.css';
import signs from './ProgrammeSign.module.css';

/** One programme: when it starts and how long it is, what it teaches, where it stands, who teaches it, and its map. */
export function ProgrammeRow({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation(['careerStart', 'programmes']);
  const { start, status, instructor } = programmes[id];
  const title = t(`programmes.${id}.title`);
  return (
    <article className={styles.row} data-status={status} aria-labelledby={id}>
      <h3 id={id} className={`type-2 ${styles.title}`}>
        {title}
      </h3>
      <p className={styles.description}>
        <WholeCompounds text={t(`programmes.${id}.description`)} />
      </p>
      <img
        className={styles.map}
        src={`/images/programmes/${id}.svg`}
        alt=""
        width={900}
        height={720}
        loading="lazy"
      />
      <p className={styles.paid}>
        <span>{t('labels.paid')}</span> <span>{t('labels.weeks', { weeks: weeksOf(id).length })}</span>
      </p>
      <dl className={styles.facts}>
        <div className={styles.start}>
          <dt>{t('programmes:start')}</dt>
          <dd>
            <time dateTime={start}>{formatDateInDigits(start)}</time>
          </dd>
        </div>
        <div className={`${styles.status} ${signs.sign}`} data-status={status}>
          <dt>{t('labels.status')}</dt>
          <dd>{t(`programmes:status.${status}`)}</dd>
        </div>
        <div className={styles.instructor}>
          <dt>{t('programmes:instructor')}</dt>
          <dd>
            <InstructorName id={instructor} />
          </dd>
        </div>
      </dl>
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
