/** A page with all that most of them are made of. */
export const samplePage = `// components/screens/Audit.tsx
import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ButtonLink } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { BackLink } from '@/components/ui/TextLink';

export default function Audit() {
  const { t } = useTranslation('audit');
  return (
    <>
      <PageHeader
        back={<BackLink to="services">{t('back')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
        action={<ButtonLink to="contact">{t('write')}</ButtonLink>}
      />
      <Section id="scope" label={t('scope.label')} statement={t('scope.title')}>
        <div className="grid">
          <div className="axis">
            <Facts facts={t('scope.facts', { returnObjects: true })} />
          </div>
        </div>
      </Section>
      <ClosingCall of="audit" title={t('closing')} />
    </>
  );
}

// pages/services/audit.tsx
import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Audit';
export const getStaticProps = translated('audit');`;
