import { useTranslation } from 'next-i18next/pages';
import { Measured } from '@/components/ui/Measured';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import type { CaseId } from '@/content/caseStudies';
import styles from './Change.module.css';
import shared from './Section.module.css';

interface Props {
  of: CaseId;
  words: {
    label: string;
    title: string;
    paragraphs: readonly string[];
    /** What the first figure is derived from. */
    measured: { before: string; now: string };
    figures: readonly { value: string; text: string }[];
  };
}

/** What changed: figures first, how they came about, and the way to the earlier version. */
export function Change({ of, words }: Props) {
  const { t } = useTranslation('caseStudies');
  return (
    <Section label={words.label} statement={words.title} id="change">
      <div className="grid">
        <ul className={`columns tablet ${styles.figures}`}>
          {words.figures.map(({ value, text }, index) => (
            <li key={text}>
              <b className="type-1">{value}</b> <span>{text}</span>
              {index === 0 && (
                <div className={styles.bars}>
                  <Measured of={of} words={words.measured} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className={shared.prose}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small screen-only">
            <ArrowLink to={`${of}Old`}>{t('earlier.link')}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
