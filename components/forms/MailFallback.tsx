import { useTranslation } from 'next-i18next/pages';
import { AddressLink } from '@/components/ui/TextLink';
import { mailLink } from '@/lib/links';
import styles from './MailFallback.module.css';

interface Props {
  address: string;
  subject: string;
}

/**
 * Replaces a form that cannot be sent, without JavaScript and on paper. Shown below the form when the script that sends it
 * did not load.
 */
export function MailFallback({ address, subject }: Props) {
  const { t } = useTranslation('forms');
  return (
    <p className={styles.instead}>
      {t('instead')}{' '}
      <span className={`type-name ${styles.address}`}>
        <AddressLink address={mailLink(address, subject)}>{address}</AddressLink>
      </span>
    </p>
  );
}
