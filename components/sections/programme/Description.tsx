import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Facts } from '@/components/ui/Facts';
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
      <Part title={t('description.structure')}>
        <p>{structure.lead}</p>
        <Facts
          className={styles.days}
          facts={structure.items.map(({ name, text }) => ({ name, value: text }))}
        />
      </Part>
      <Part title={t('description.measured')}>
        <p>{measured.lead}</p>
        <Dashes items={measured.items} />
      </Part>
      <Part title={t('description.learn')}>
        <RuledList items={learn.items} />
      </Part>
      <Part title={t('description.benefits')}>
        <Dashes items={benefits.items} />
      </Part>
      <Part title={t('description.requirements')}>
        <Dashes items={requirements.items} />
      </Part>
      {'highlights' in words && (
        <Part title={t('description.highlights')}>
          <ul className={styles.highlights}>
            {words.highlights.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="type-4">{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

function Dashes({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.dashes}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
