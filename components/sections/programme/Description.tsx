import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { RouteStops } from '@/components/ui/RouteStops';
import { RuledList } from '@/components/ui/RuledList';
import type { ProgrammeId } from '@/content/programmes';
import styles from './Description.module.css';

/** What the programme is: every part with its name on the left. */
export function Description({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: own } = useTranslation(id);
  const words = own('description', { returnObjects: true });
  const { overview, structure, measured, learn, benefits, requirements } = words;
  return (
    <div>
      <Part title={t('description.overview')}>
        <div className={styles.overview}>
          {overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Part>
      <Part
        title={t('description.structure')}
        below={
          <div className={styles.days}>
            <RouteStops
              across
              stops={structure.items.map(({ name, text }) => ({
                id: name,
                content: (
                  <>
                    <h3>{name}</h3>
                    <p>{text}</p>
                  </>
                ),
              }))}
            />
          </div>
        }
      >
        <p>{structure.lead}</p>
      </Part>
      <Part title={t('description.measured')}>
        <p>{measured.lead}</p>
        <RuledList items={measured.items} />
      </Part>
      <Part title={t('description.learn')}>
        <RuledList items={learn.items} />
      </Part>
      <Part title={t('description.benefits')}>
        <RuledList items={benefits.items} />
      </Part>
      <Part title={t('description.requirements')}>
        <RuledList items={requirements.items} />
      </Part>
      {'highlights' in words && (
        <Part title={t('description.highlights')} className={styles.highlights}>
          <ul>
            {words.highlights.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  /** Another look than the usual one. */
  className?: string | undefined;
  /** What goes across the page. */
  below?: ReactNode;
  children: ReactNode;
}

function Part({ title, className = styles.part, below, children }: PartProps) {
  return (
    <section>
      <div className={className}>
        <h2 className="type-4">{title}</h2>
        <div className={styles.body}>{children}</div>
      </div>
      {below}
    </section>
  );
}
