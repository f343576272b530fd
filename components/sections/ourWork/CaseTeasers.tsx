import { useTranslation } from 'next-i18next/pages';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import { caseOrder } from '@/content/caseStudies';
import styles from './CaseTeasers.module.css';

/** The four case studies, pictures left and right in turn. */
export function CaseTeasers() {
  const { t } = useTranslation(['ourWork', 'caseStudies']);
  return (
    <Section label={t('work.label')} statement={t('work.title')} id="work">
      <ul className={styles.teasers}>
        {caseOrder.map((id, index) => (
          <li key={id}>
            <CaseTeaser
              to={id}
              words={t(`caseStudies:teasers.${id}`, { returnObjects: true })}
              action={t('caseStudies:view')}
              flipped={index % 2 === 1}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
