import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { RevealUpwards } from '@/components/ui/RevealUpwards';
import route from '@/content/about-route.json';
import styles from './Hero.module.css';

/** The position of a year's label, clear of the route. */
const places = [styles.above, styles.right, styles.summit];

/**
 * Title and lead, and below them the company's route: from its founding year to today, then dashed to the year of its vision.
 */
export function Hero() {
  const { t } = useTranslation('about');
  const [start = [0, 0], now = [0, 0]] = route.stations;
  const stops = [
    { at: start, year: t('hero.route.from') },
    { at: now, year: t('hero.route.now') },
    { at: route.summit, year: t('hero.route.to') },
  ];
  return (
    <section className={styles.hero}>
      <div className="container grid">
        <h1 className="type-1">{t('hero.title')}</h1>
        <p className={`lead ${styles.lead}`}>{t('hero.lead')}</p>
      </div>
      <div className={styles.peak}>
        <Picture name="dawn" alt="" sizes="(width < 900px) 130vw, 100vw" priority phone />
        <RevealUpwards route={route}>
          {stops.map(({ at: [x, y], year }, index) => (
            <g key={year} className={styles.stop}>
              {index < 2 ? <circle cx={x} cy={y} r="13" /> : <path d={`M${x} ${y}m0-40 17 30h-34z`} />}
              <g transform={`translate(${x} ${y})`}>
                <g className={`${styles.label} ${places[index]}`}>
                  <rect x="-1.7em" y="-0.75em" width="3.4em" height="1.5em" />
                  <text y="0.35em">{year}</text>
                </g>
              </g>
            </g>
          ))}
        </RevealUpwards>
      </div>
    </section>
  );
}
