import { Clauses } from '@/components/ui/Clauses';
import type { ShownPolicy } from '@/lib/policies/policiesPage';
import styles from './Policies.module.css';
import { PolicyFacts } from './PolicyFacts';

/** One policy: title, what it is about, its facts, its clauses. */
export function PolicyBody({ id, anchor, published, reviewed, words }: ShownPolicy) {
  const clauses = words.sections.map(({ title, blocks }) => ({
    title,
    body: blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
  }));
  return (
    <div className={styles.body}>
      {/* The anchor is the heading, so that whoever follows a link to it has the focus there and hears the title. */}
      <h2 id={anchor} tabIndex={-1} className="type-2">
        {words.title}
      </h2>
      <p className={`type-3 ${styles.lead}`}>{words.lead}</p>
      <div className={styles.opening}>
        <PolicyFacts id={id} published={published} reviewed={reviewed} />
      </div>
      <Clauses clauses={clauses} />
    </div>
  );
}
