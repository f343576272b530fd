import { useTranslation } from 'next-i18next/pages';
import { ClosingField } from '@/components/sections/ClosingField';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';

/** For applicants whom no open position fits: a mail link that closes the page (specification 11.11 and 11.13). */
export function OpenApplication() {
  const { t } = useTranslation(['careers', 'common']);
  const mail = { href: mailLink(company.mail.jobs, t('open.subject')), address: company.mail.jobs };
  return (
    <ClosingField
      labelledBy="open-application"
      links={[
        { ...mail, label: t('open.button') },
        { to: 'careerStart', label: t('common:closing.links.careerStart') },
        { to: 'about', label: t('common:nav.about') },
      ]}
    >
      <h2 id="open-application" tabIndex={-1} className="type-2">
        {t('open.title')}
      </h2>
      <p className="lead">{t('open.text')}</p>
    </ClosingField>
  );
}
