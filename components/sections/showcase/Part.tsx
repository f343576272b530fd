import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import styles from './Showcase.module.css';

type Words = CustomTypeOptions['resources']['showcase'];

interface PartProps {
  of: keyof Words['parts'];
  tone?: 'ice' | 'spruce';
  children: ReactNode;
}

/** A part of the design system: a section with specimens. */
export function Part({ of, tone, children }: PartProps) {
  const { t } = useTranslation('showcase');
  return (
    <Section id={of} label={t(`parts.${of}.label`)} statement={t(`parts.${of}.title`)} tone={tone} linked>
      {children}
    </Section>
  );
}

interface SpecimenProps {
  /** The name of the file, class or group of tokens in the code. */
  of: keyof Words['uses'];
  /** How to write it. */
  code?: string;
  /** How it looks, in all its states. */
  children?: ReactNode;
}

/** A primitive, a class or a group of tokens: its name, when to use it, how it looks, how it is written. */
export function Specimen({ of, code, children }: SpecimenProps) {
  const { t } = useTranslation('showcase');
  return (
    <div className={`grid ${styles.specimen}`}>
      <div className={styles.use}>
        <h3 className="type-4">{of}</h3>
        <p>{t(`uses.${of}`)}</p>
      </div>
      <div className={`axis ${styles.shown}`}>
        {children}
        {code && (
          <pre className="small">
            <code>{code}</code>
          </pre>
        )}
      </div>
    </div>
  );
}
