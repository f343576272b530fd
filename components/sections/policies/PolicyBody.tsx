import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { formatDate } from '@/lib/formatDate';
import { useLocale } from '@/lib/i18n/useLocale';
import type { ShownPolicy } from '@/lib/policies/policiesPage';
import styles from './Policies.module.css';
import { PolicyFacts } from './PolicyFacts';

/** One policy: title, date of the update, lead, facts, clauses, date of the last review. */
export function PolicyBody({ id, anchor, updated, reviewed, words }: ShownPolicy) {
  const { t } = useTranslation('policies');
  const clauses = words.sections.map(({ title, blocks }) => ({
    title,
    body: blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
  }));
  return (
    <div className={styles.body}>
      {/* The anchor is the heading: a link to it moves the focus there, and screen readers announce the title. */}
      <h2 id={anchor} tabIndex={-1} className="type-2">
        {words.title}
      </h2>
      {updated && <Dated label={t('updated')} date={updated} />}
      <p className={`lead ${styles.lead}`}>{words.lead}</p>
      <div className={styles.opening}>
        <PolicyFacts id={id} />
      </div>
      <Clauses clauses={clauses} />
      {reviewed && <Dated label={t('reviewed')} date={reviewed} />}
    </div>
  );
}

function Dated({ label, date }: { label: string; date: string }) {
  const locale = useLocale();
  return (
    <p className={styles.dated}>
      {label} <time dateTime={date}>{formatDate(date, locale)}</time>
    </p>
  );
}
