import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { RuledList } from '@/components/ui/RuledList';
import type { ProgrammeId } from '@/content/programmes';
import styles from './Description.module.css';
import { Highlights } from './Highlights';
import { Structure } from './Structure';

/** The description of the programme: every part with its name on the left. */
export function Description({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const words = tProgramme('description', { returnObjects: true });
  const { overview, measured, learn, benefits, requirements } = words;
  return (
    <div>
      <section className={styles.overview}>
        <h2 className="type-3">{t('description.overview')}</h2>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </section>
      <Structure id={id} />
      <Part title={t('description.measured')}>
        <p>{measured.lead}</p>
        <RuledList items={measured.items} className={rows} />
      </Part>
      <Part title={t('description.learn')} className={`inverse ${styles.learn}`}>
        <RuledList items={learn.items} className={`type-4 ${rows}`} />
      </Part>
      <div className={`columns ${styles.pair}`}>
        <Part title={t('description.benefits')} className={`ruled ${styles.half}`}>
          <RuledList items={benefits.items} />
        </Part>
        <Part title={t('description.requirements')} className={`ruled ${styles.half}`}>
          <RuledList items={requirements.items} />
        </Part>
      </div>
      {'highlights' in words && <Highlights items={words.highlights.items} />}
    </div>
  );
}

const rows = `columns ${styles.rows}`;

interface PartProps {
  title: string;
  /** A variant of the usual style. */
  className?: string | undefined;
  children: ReactNode;
}

function Part({ title, className = styles.part, children }: PartProps) {
  return (
    <section className={className}>
      <h2 className="type-3">{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
