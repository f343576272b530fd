import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { company } from '@/content/company';
import type { Policy } from '@/content/policies';
import { useUntilFound } from '@/lib/useUntilFound';
import styles from './Policies.module.css';
import { PolicyFacts } from './PolicyFacts';

interface Props {
  policy: Policy;
  /** Another one shows. */
  closed: boolean;
}

/** One policy: title, what it is about, its facts, its clauses. */
export function PolicySection({ policy: { id, anchor }, closed }: Props) {
  const { t } = useTranslation('policies');
  const section = useUntilFound<HTMLElement>(closed);
  const clauses = t(`policies.${id}.clauses`, {
    returnObjects: true,
    legalName: company.legalName,
    pristinaName: company.offices.pristina.legalName,
    jobs: company.mail.jobs,
    info: company.mail.info,
  });
  return (
    <section ref={section} className={styles.policy} aria-labelledby={anchor} data-part={anchor}>
      <div className={styles.body}>
        {/* The anchor is the heading, so that whoever follows a link to it has the focus there and hears the title. */}
        <h2 id={anchor} tabIndex={-1} className="type-2">
          {t(`policies.${id}.title`)}
        </h2>
        <div className={styles.opening}>
          <p className="lead">{t(`policies.${id}.lead`)}</p>
          <PolicyFacts id={id} />
        </div>
        <Clauses clauses={clauses} />
      </div>
    </section>
  );
}
