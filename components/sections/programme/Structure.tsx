import { useTranslation } from 'next-i18next/pages';
import { RouteStops } from '@/components/ui/RouteStops';
import type { ProgrammeId } from '@/content/programmes';
import styles from './Structure.module.css';

/** From Monday to Friday: a week of the programme as a route, on a band across the page. */
export function Structure({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const { lead, items } = tProgramme('description.structure', { returnObjects: true });
  return (
    <section className={styles.week}>
      <div className={styles.intro}>
        <h2 className="type-3">{t('description.structure')}</h2>
        <p>{lead}</p>
      </div>
      <RouteStops
        across
        stops={items.map(({ name, text }) => ({
          id: name,
          content: (
            <>
              <h3 className="type-4">{name}</h3>
              <p>{text}</p>
            </>
          ),
        }))}
      />
    </section>
  );
}
