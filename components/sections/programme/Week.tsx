import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { MarkedList } from '@/components/ui/MarkedList';
import type { CurriculumWeek } from '@/content/curricula';
import type { ProgrammeId } from '@/content/programmes';
import styles from './Week.module.css';

interface Props {
  id: ProgrammeId;
  week: CurriculumWeek;
}

/**
 * One week: field, topic, contents and the work to hand in. The content check makes sure that each week has its
 * texts.
 */
export function Week({ id, week: { number, comingSoon, field } }: Props) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const fields: Readonly<Record<string, string>> = tProgramme('curriculum.fields', { returnObjects: true });
  const words = tProgramme('curriculum.weeks', { returnObjects: true })[number - 1];
  if (!words) return null;
  const { title, topic, items, result } = words;
  return (
    <AccordionItem id={`week-${number}`} marker={t('curriculum.week', { number })} title={title}>
      <dl className={styles.week}>
        <div>
          <dt>{t('curriculum.field')}</dt>
          <dd>{fields[field]}</dd>
        </div>
        <div>
          <dt>{t('curriculum.topic')}</dt>
          <dd>{topic}</dd>
        </div>
        <div>
          <dt>{t('curriculum.contents')}</dt>
          <dd>
            {comingSoon ? (
              t('curriculum.comingSoon')
            ) : (
              <MarkedList marker="dashes">
                {items?.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </MarkedList>
            )}
          </dd>
        </div>
        {result && (
          <div className={styles.result}>
            <dt>{t('curriculum.result')}</dt>
            <dd>{result}</dd>
          </div>
        )}
      </dl>
    </AccordionItem>
  );
}
