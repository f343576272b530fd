import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import styles from './Part.module.css';

interface Props {
  /** Which part of a posting; also its anchor. */
  id: 'tasks' | 'profile' | 'offer';
  children: ReactNode;
}

/** A part of a posting over all columns: its label, its title, and its content from the fourth column on. */
export function Part({ id, children }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <Section label={t(`labels.parts.${id}`)} statement={t(`labels.${id}`)} id={id} className={styles.part}>
      <div className="grid">
        <div className="axis">{children}</div>
      </div>
    </Section>
  );
}
