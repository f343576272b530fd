import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RouteProfile } from '@/components/sections/services/RouteProfile';
import { ServiceBlock } from '@/components/sections/services/ServiceBlock';
import { WhatWeDo } from '@/components/sections/services/WhatWeDo';
import { PageHeader } from '@/components/ui/PageHeader';
import { services } from '@/content/services';

/** Services (docs/specification.md, "8. Services"). */
export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <RouteProfile />
      <WhatWeDo />
      {services.map((id, index) => (
        <ServiceBlock key={id} id={id} flipped={index % 2 === 1} />
      ))}
      <ClosingCall of="services" title={t('closing')} />
    </>
  );
}
