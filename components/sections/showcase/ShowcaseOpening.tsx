import { useTranslation } from 'next-i18next/pages';
import { PageHeader } from '@/components/ui/PageHeader';
import { RouteStops } from '@/components/ui/RouteStops';
import { AddressLink } from '@/components/ui/TextLink';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';

/** Sample code of a page with the most common parts. */
const page = `// components/screens/Audit.tsx
export default function Audit() {
  const { t } = useTranslation('audit');
  return (
    <>
      <PageHeader
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

// pages/audit.tsx
export { default } from '@/components/screens/Audit';
export const getStaticProps = translated('audit');

// pages/[locale]/audit.tsx
export { default, getStaticProps } from "@/pages/audit";
export const getStaticPaths = otherLocales();`;

const parts = [
  'start',
  'tokens',
  'type',
  'layout',
  'controls',
  'texts',
  'pictures',
  'fields',
  'disclosures',
  'themes',
  'ice',
] as const;

/** The contents of the page, and how to build a page from them. */
export function ShowcaseOpening() {
  const { t } = useTranslation('showcase');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <nav aria-label={t('contents')} className={styles.contents}>
          <ul className="columns">
            {parts.map((part) => (
              <li key={part}>
                <AddressLink address={`#${part}`}>{t(`parts.${part}.label`)}</AddressLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <Part of="start">
        <RouteStops
          across
          stops={(['words', 'screen', 'layout', 'rest'] as const).map((step) => ({
            id: step,
            content: (
              <div className={styles.step}>
                <h3 className="type-4">{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </div>
            ),
          }))}
        />
        <Specimen of="screen" code={page} />
      </Part>
    </>
  );
}
