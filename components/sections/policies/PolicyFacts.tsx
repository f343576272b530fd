import { useTranslation } from 'next-i18next/pages';
import { type Fact, Facts } from '@/components/ui/Facts';
import { AddressLink } from '@/components/ui/TextLink';
import { company } from '@/content/company';
import type { Policy } from '@/content/policies';
import { mailLink } from '@/lib/links';
import { withNbsp } from '@/lib/text';

/** Facts at a glance: who is responsible, where the policy applies, whom to ask. */
export function PolicyFacts({ id }: Pick<Policy, 'id'>) {
  const { t } = useTranslation(['policies', 'common']);
  const mail = <AddressLink address={mailLink(company.mail.info)}>{company.mail.info}</AddressLink>;
  const { legalName, street, postcode } = company.offices.pristina;
  const pristinaAddress = `${withNbsp(legalName)}, ${withNbsp(street)}, ${postcode} ${t('common:offices.pristina.city')}`;
  const places = t('facts.places', {
    zurich: t('common:offices.zurich.city'),
    pristina: t('common:offices.pristina.city'),
  });

  const facts: Record<Policy['id'], readonly Fact[]> = {
    privacy: [
      { name: t('facts.responsible'), value: withNbsp(company.legalName) },
      { name: t('facts.applications'), value: pristinaAddress },
      { name: t('facts.contact'), value: mail },
    ],
    quality: [
      { name: t('facts.follows'), value: t('facts.qualityStandards') },
      { name: t('facts.appliesIn'), value: places },
      { name: t('facts.responsible'), value: t('facts.management') },
    ],
    isms: [
      { name: t('facts.follows'), value: t('facts.securityStandard') },
      { name: t('facts.appliesIn'), value: places },
      { name: t('facts.responsible'), value: t('facts.management') },
      { name: t('facts.report'), value: mail },
    ],
  };
  return <Facts facts={facts[id]} />;
}
