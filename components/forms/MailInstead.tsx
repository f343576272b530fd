import { useTranslation } from 'next-i18next/pages';
import { AddressLink } from '@/components/ui/TextLink';
import { mailLink } from '@/lib/links';
import styles from './MailInstead.module.css';

interface Props {
  address: string;
  subject: string;
}

/**
 * Stands in a form's place where it cannot be sent: without JavaScript and on
 * paper; and below the form when the script that sends it did not arrive.
 */
export function MailInstead({ address, subject }: Props) {
  const { t } = useTranslation('forms');
  return (
    <p className={styles.instead}>
      {t('instead')} <AddressLink address={mailLink(address, subject)}>{address}</AddressLink>
    </p>
  );
}
