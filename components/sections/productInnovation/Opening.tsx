import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { Climbed } from '@/components/ui/Climbed';
import { PageTitle } from '@/components/ui/PageTitle';
import { Picture } from '@/components/ui/Picture';
import route from '@/content/innovation-route.json';
import styles from './Opening.module.css';

/** The title stands above summits in mist; the route up one of them has a station for each of the three steps. */
export function Opening() {
  const { t } = useTranslation('productInnovation');
  return (
    <section className={styles.opening}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="container grid">
        <div className={styles.buttons}>
          <ButtonLink to="contact">{t('touch')}</ButtonLink>
          <ButtonLink to="caseWedere" variant="ink">
            {t('case')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.panorama}>
        <Picture name="mist" alt="" sizes="(width < 900px) 150vw, 100vw" priority phone />
        <Climbed route={route}>
          {route.stations.map(([x, y], index) => (
            <g key={x} className={styles.station}>
              <circle cx={x} cy={y} r="24" />
              <text x={x} y={y} dy="0.36em">
                {index + 1}
              </text>
            </g>
          ))}
        </Climbed>
      </div>
    </section>
  );
}
