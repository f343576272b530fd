import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Walked } from '@/components/ui/Walked';
import { company } from '@/content/company';
import ways from '@/content/passage.json';
import styles from './Passage.module.css';

/** From one office to the other, on a map from edge to edge. Phones get a part of the land, and a way of their own on it. */
export function Passage() {
  const { t } = useTranslation('contact');
  const { zurich, pristina } = company.offices;
  return (
    <figure className={styles.passage}>
      <div className={styles.map}>
        <Picture name="passage" alt="" sizes="100vw" priority phone />
        <Way way={ways.wide} className={styles.wide} />
        <Way way={ways.phone} className={styles.phone} />
      </div>
      <figcaption className="container small">
        {t('passage.caption', { from: zurich.altitude, to: pristina.altitude })}
      </figcaption>
    </figure>
  );
}

interface WayProps {
  way: (typeof ways)['wide'];
  className: string | undefined;
}

/** Drawn as a road on a map. What it says is in the caption, too, so it is for the eyes alone. */
function Way({ way: { viewBox, path, from, middle, to }, className }: WayProps) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <div className={className}>
      <Walked>
        <svg className={styles.line} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.casing} d={path} />
          <path className={styles.trail} d={path} />
        </svg>
      </Walked>
      <svg className={styles.way} aria-hidden="true">
        <circle cx={from.x} cy={from.y} r="9" className={styles.stop} />
        <circle cx={to.x} cy={to.y} r="9" className={styles.stop} />
        <circle cx={to.x} cy={to.y} r="3.5" className={styles.target} />
        <text x={from.x} y={from.y} dx="-12" dy="-20" className={styles.place}>
          {t('common:offices.zurich.city')}
        </text>
        <text x={to.x} y={to.y} dx="12" dy="34" textAnchor="end" className={styles.place}>
          {t('common:offices.pristina.city')}
        </text>
        <svg x={middle.x} y={middle.y} className={styles.sign} aria-hidden="true">
          <path d="M-56-9H44l14 19-14 19H-56z" />
          <text x="-4" y="10" dy="0.36em">
            {t('passage.distance')}
          </text>
        </svg>
      </svg>
    </div>
  );
}
