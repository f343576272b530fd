import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Work.module.css';

/** Two case studies and the way to the others. */
export function Work({ number }: { number: number }) {
  const { t } = useTranslation('home');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="work">
      <SectionOpening number={number} label={t('work.label')} statement={t('work.title')} id="work" />
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
    </section>
  );
}
