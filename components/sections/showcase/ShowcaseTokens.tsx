import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Showcase.module.css';
import { Specimen } from './Specimen';

const colours = [
  'bg',
  'bg-2',
  'bg-3',
  'panel',
  'inverse',
  'signal',
  'text',
  'text-2',
  'text-3',
  'rule',
  'alert',
  'ok',
];
const spaces = [
  's-1',
  's-2',
  's-3',
  's-4',
  's-5',
  's-6',
  's-7',
  's-8',
  's-9',
  's-10',
  'f-1',
  'f-2',
  'f-3',
  'f-4',
];

/** The tokens of styles/tokens.css: colours and spaces; ShowcaseType has those of type. */
export function ShowcaseTokens() {
  const { t } = useTranslation('showcase');
  return (
    <Section label={t('tokens.label')} className={styles.specimens}>
      <Specimen of="colours">
        <ul className={styles.row}>
          {colours.map((name) => (
            <li key={name}>
              <svg width="64" height="64" aria-hidden="true">
                <rect width="64" height="64" fill={`var(--c-${name})`} stroke="var(--c-field)" />
              </svg>
              <code className="small">{`--c-${name}`}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen of="space">
        <ul className={styles.row}>
          {spaces.map((name) => (
            <li key={name}>
              <svg width="88" height="16" aria-hidden="true">
                <line
                  x2="88"
                  y1="8"
                  y2="8"
                  stroke="var(--c-text)"
                  strokeWidth="16"
                  strokeDasharray={`var(--${name}) 100`}
                />
              </svg>
              <code className="small">{`--${name}`}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
