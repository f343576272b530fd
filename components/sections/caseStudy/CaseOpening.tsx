import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { KeepWords } from '@/components/ui/KeepWords';
import { Picture } from '@/components/ui/Picture';
import { BackLink } from '@/components/ui/TextLink';
import { TransitionPicture } from '@/components/ui/TransitionPicture';
import { type CaseId, caseStudies } from '@/content/caseStudies';
import { useLocale } from '@/lib/i18n/useLocale';
import { href } from '@/lib/routing/href';
import { viewTransitionName } from '@/lib/viewTransitionNames';
import styles from './CaseOpening.module.css';

/** The group `opening` of a case study's catalogue. */
export interface OpeningWords {
  title: string;
  lead: string;
  industry: string;
  /** The work done, in one line. */
  done: string;
  /** The cover's alternative text. */
  picture: string;
}

interface Props {
  id: CaseId;
  words: OpeningWords;
}

const sizes = {
  across: '100vw',
  beside: '(width < 1250px) 100vw, 80vw',
};

/** Title, lead and the four facts; the cover is across the page below them, or next to them. */
export function CaseOpening({ id, words }: Props) {
  const { t } = useTranslation('caseStudies');
  const path = href(id, useLocale());
  const { cover, coverLayout, teamSize, offices } = caseStudies[id];
  const { zurich, pristina } = offices;
  const facts = [
    { name: t('facts.industry'), value: words.industry },
    { name: t('facts.teamSize'), value: t('people', { count: teamSize }) },
    { name: t('facts.location'), value: t('location', { zurich, pristina }) },
    { name: t('facts.done'), value: words.done },
  ];
  return (
    <div className={styles[coverLayout]}>
      <div className={`grid container ${styles.words}`}>
        <p className={styles.back}>
          <BackLink to="ourWork">{t('all')}</BackLink>
        </p>
        <h1 className={`type-1 ${styles.title}`} data-transition={viewTransitionName('title', path)}>
          <KeepWords text={words.title} />
        </h1>
        <p className={`lead ${styles.lead}`}>
          <KeepWords text={words.lead} />
        </p>
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      </div>
      <TransitionPicture path={path} className={styles.cover}>
        <Picture name={cover} alt={words.picture} sizes={sizes[coverLayout]} priority phone />
      </TransitionPicture>
    </div>
  );
}
