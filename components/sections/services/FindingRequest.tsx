import { useTranslation } from 'next-i18next/pages';
import { Redacted } from '@/components/ui/Redacted';
import styles from './Finding.module.css';

/** The request that proves the finding, and its answer; names of headers and fields are the same in every language. */
export function FindingRequest() {
  const { t } = useTranslation('services');
  const redacted = t('security.finding.redacted');
  const { account, owner } = t('security.finding.found', { returnObjects: true });
  return (
    <code className={styles.request}>
      <span>GET /api/v2/invoices/104217</span>
      <span>
        Authorization: Bearer <Redacted label={redacted} short /> <i>{account}</i>
      </span>
      <span>HTTP/1.1 200 OK</span>
      <span>
        {'{"customer": "'}
        <Redacted label={redacted} short />
        {'", '}
        <i>{owner}</i>
      </span>
      <span>
        {'"iban": "CH'}
        <Redacted label={redacted} />
        {'", "total": 4180.00}'}
      </span>
    </code>
  );
}
