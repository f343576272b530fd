import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Drawn } from '@/components/ui/Picture';
import { RuledList } from '@/components/ui/RuledList';
import { ArrowLink } from '@/components/ui/TextLink';
import { caseStudies } from '@/content/caseStudies';
import { type EarlierId, earlierCaseStudies, earlierLabels, earlierLocation } from '@/content/caseStudiesOld';
import { defaultLocale } from '@/content/locales';
import { drawingsOf } from '@/content/pictures';
import styles from './CaseStudyOld.module.css';

/** The earlier, static English version of a case study (specification 10.9). */
export default function CaseStudyOld({ page }: { page: EarlierId }) {
  const { t } = useTranslation('caseStudies');
  const { id, title, intro, industry, done, paragraphs } = earlierCaseStudies[page];
  const other = drawingsOf(caseStudies[id].other, defaultLocale);
  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.notice}>
        <span>{t('earlier.notice')}</span> <ArrowLink to={id}>{t('earlier.current')}</ArrowLink>
      </p>
      <article lang="en" className={`grid ${styles.sheet}`}>
        <div className={styles.opening}>
          <h1 className={`type-1 ${styles.title}`}>{title}</h1>
          <p className={`lead ${styles.intro}`}>{intro}</p>
        </div>
        <Facts
          look="plain"
          className={`columns ${styles.facts}`}
          facts={[
            { name: earlierLabels.industry, value: industry },
            { name: earlierLabels.teamSize, value: String(caseStudies[id].teamSize) },
            { name: earlierLabels.location, value: earlierLocation },
          ]}
        />
        <div className={styles.picture}>
          {/* In English on every page, as the text is */}
          <Drawn {...other} phone={other} alt="" sizes="(width < 900px) 84vw, 86vw" priority />
        </div>
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.done}>
          <h2 className="type-4">{earlierLabels.done}</h2>
          <RuledList items={done} />
        </div>
        <p className={styles.contact}>
          <ButtonLink to="contact">{earlierLabels.contact}</ButtonLink>
        </p>
      </article>
      <p className={`grid screen-only ${styles.current}`}>
        <span>{t('earlier.current')}</span>
        <LocalizedLink to={id}>
          <HoverTitle className="type-1">{t(`teasers.${id}.title`)}</HoverTitle>
          <span>{t(`teasers.${id}.kind`)}</span>
        </LocalizedLink>
      </p>
    </div>
  );
}
