import { useTranslation } from 'next-i18next/pages';
import { Fragment, type ReactNode } from 'react';
import { Redacted } from '@/components/ui/Redacted';
import { findingVector } from '@/content/figures';
import styles from './Finding.module.css';
import { FindingRequest } from './FindingRequest';

/** One finding as in a report, with client and host redacted; four annotations point at the main parts. */
export function Finding() {
  const { t } = useTranslation('services');
  const words = t('security.finding', { returnObjects: true });
  const { client, host, redacted, severity, found, fix, retest } = words;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.facts}>
          <span>{words.label}</span>
          {[client, host].map((name) => (
            <span key={name}>
              {name} <Redacted label={redacted} />
            </span>
          ))}
        </p>
        <h4 className={`type-3 ${styles.title}`}>{words.title}</h4>
      </div>
      <dl>
        <Row name={severity.name} value={<Large text={severity.score} />}>
          <p>{severity.text}</p>
          <p className={`small ${styles.vector}`}>
            {findingVector.split(/(?<=\/)/).map((metric) => (
              <Fragment key={metric}>
                {metric}
                <wbr />
              </Fragment>
            ))}
          </p>
        </Row>
        <Row name={found.name} value={<p>{found.text}</p>}>
          <FindingRequest />
          <p>{found.result}</p>
        </Row>
        <Row name={fix.name} value={<Large text={fix.days} />}>
          <p>{fix.text}</p>
        </Row>
        <Row name={retest.name} value={<Large text={retest.days} />}>
          <p>{retest.text}</p>
        </Row>
      </dl>
    </div>
  );
}

const Large = ({ text }: { text: string }) => <p className={`type-3 ${styles.large}`}>{text}</p>;

interface RowProps {
  name: string;
  /** The first part, large or as a text. */
  value: ReactNode;
  children: ReactNode;
}

const Row = ({ name, value, children }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.sign}>{name}</dt>
    <dd className={styles.cell}>
      <div>{value}</div>
      <div className={styles.text}>{children}</div>
    </dd>
  </div>
);
