import { useTranslation } from 'next-i18next/pages';
import { Clauses } from '@/components/ui/Clauses';
import { company } from '@/content/company';
import type { Policy } from '@/content/policies';
import styles from './Policies.module.css';
import { PolicyFacts } from './PolicyFacts';

/** One policy: title, what it is about, its facts, its clauses. */
export function PolicyBody({ id, anchor }: Policy) {
  const { t } = useTranslation('policies');
  const clauses = t(`policies.${id}.clauses`, {
    returnObjects: true,
    legalName: company.legalName,
    pristinaName: company.offices.pristina.legalName,
    jobs: company.mail.jobs,
    info: company.mail.info,
  });
  return (
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
  );
}
