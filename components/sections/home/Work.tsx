import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import styles from './Work.module.css';

/** Two case studies and the link to the others. */
export function Work() {
  const { t } = useTranslation('home');
  return (
    <Section label={t('work.label')} statement={t('work.title')} id="work">
      <div className={styles.teasers}>
        <CaseTeaser to="caseWedere" picture="case-wedere" words={t('work.wedere', { returnObjects: true })} />
        <CaseTeaser to="caseLea" picture="case-lea" words={t('work.lea', { returnObjects: true })} flipped />
      </div>
      <div className={styles.more}>
        <ButtonLink to="ourWork" variant="ink">
          {t('work.button')}
        </ButtonLink>
      </div>
    </Section>
  );
}
