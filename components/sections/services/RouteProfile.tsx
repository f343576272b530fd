import { useTranslation } from 'next-i18next/pages';
import { HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { services } from '@/content/services';
import styles from './RouteProfile.module.css';
import { ServiceProfile } from './ServiceProfile';

/** The six services as stations of a climb, drawn from the side; each links to its block below. */
export function RouteProfile() {
  const { t } = useTranslation('services');
  return (
    <nav className={styles.profile} aria-label={t('route.label')}>
      <div className="container">
        <div className={styles.drawing}>
          <ServiceProfile />
          <ol className={styles.stations}>
            {services.map((id) => (
              <li key={id}>
                <LocalizedLink to="services" hash={id} className={`type-4 ${styles.station}`}>
                  <HoverTitle>{t(`blocks.${id}.title`)}</HoverTitle>
                </LocalizedLink>
                <p className="small">{t(`route.durations.${id}`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </nav>
  );
}
