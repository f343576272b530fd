import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Office } from '@/content/schemas/company';

interface Props {
  office: Office;
  /** Further lines: a phone number, a map link. */
  children?: ReactNode;
}

/** An office's postal address. */
export function OfficeAddress({ office, children }: Props) {
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
      {children}
    </address>
  );
}
