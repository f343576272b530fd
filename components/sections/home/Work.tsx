import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import styles from './Work.module.css';

/** Two case studies and the way to the others. */
export function Work() {
  const { t } = useTranslation('home');
  return (
    <Section label={t('work.label')} statement={t('work.title')} id="work">
      <div className={styles.teasers}>
        <CaseTeaser
          to="caseWedere"
          picture="case-wedere"
          alt={t('work.wedere.picture')}
          title={t('work.wedere.title')}
          kind={t('work.wedere.kind')}
          text={t('work.wedere.text')}
        />
        <CaseTeaser
          to="caseLea"
          picture="case-lea"
          alt={t('work.lea.picture')}
          title={t('work.lea.title')}
          kind={t('work.lea.kind')}
          text={t('work.lea.text')}
          flipped
        />
      </div>
      <div className={styles.more}>
        <ButtonLink to="ourWork" variant="ink">
          {t('work.button')}
        </ButtonLink>
      </div>
    </Section>
  );
}
