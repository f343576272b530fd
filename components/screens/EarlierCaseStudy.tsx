import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Facts } from '@/components/ui/Facts';
import { Drawn } from '@/components/ui/Picture';
import { RuledList } from '@/components/ui/RuledList';
import { ArrowLink, BackLink } from '@/components/ui/TextLink';
import { caseStudies } from '@/content/caseStudies';
import {
  type EarlierId,
  earlierCaseStudies,
  earlierLabels,
  earlierLocation,
} from '@/content/earlierCaseStudies';
import { defaultLocale } from '@/content/locales';
import { drawingsOf } from '@/content/pictures';
import styles from './EarlierCaseStudy.module.css';

/** The earlier, static English version of a case study (specification 10.9). */
export default function EarlierCaseStudy({ page }: { page: EarlierId }) {
  const { t } = useTranslation('caseStudies');
  const { id, title, intro, industry, done, paragraphs } = earlierCaseStudies[page];
  const other = drawingsOf(caseStudies[id].other, defaultLocale);
  return (
    <>
      <div className={`container ${styles.page}`}>
        <p>
          <BackLink to="ourWork">{t('all')}</BackLink>
        </p>
        <p className={styles.notice}>
          <span>{t('earlier.notice')}</span> <ArrowLink to={id}>{t('earlier.current')}</ArrowLink>
        </p>
        <article lang="en" className={`grid ${styles.sheet}`}>
          <div>
            <h1 className="type-1">{title}</h1>
            <p className={`lead ${styles.intro}`}>{intro}</p>
          </div>
          <div className={styles.picture}>
            {/* In English on every page, as the text is */}
            <Drawn {...other} phone={other} alt="" sizes="(width < 900px) 92vw, 60vw" priority />
          </div>
          <div className={styles.story}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.legend}>
            <Facts
              facts={[
                { name: earlierLabels.industry, value: industry },
                { name: earlierLabels.teamSize, value: String(caseStudies[id].teamSize) },
                { name: earlierLabels.location, value: earlierLocation },
              ]}
            />
            <div className={styles.done}>
              <h2 className="type-4">{earlierLabels.done}</h2>
              <RuledList items={done} />
            </div>
          </div>
        </article>
      </div>
      <ClosingCall of={id} title={t('closing')} />
    </>
  );
}
