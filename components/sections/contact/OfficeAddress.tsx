import { useTranslation } from 'next-i18next/pages';
import type { Office } from '@/content/schemas/company';

/** An office's postal address. */
export function OfficeAddress({ office }: { office: Office }) {
  const { t } = useTranslation('common');
  return (
    <address>
      {office.legalName}
      <br />
      {t(`offices.${office.id}.building`)}
      <br />
      {office.street}
      <br />
      {office.postcode} {t(`offices.${office.id}.city`)}
    </address>
  );
}
