import { useTranslation } from 'next-i18next/pages';
import { PageHeader } from '@/components/ui/PageHeader';
import { RouteStops } from '@/components/ui/RouteStops';
import { AddressLink, BackLink } from '@/components/ui/TextLink';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';
import { samplePage } from './samplePage';

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
      <PageHeader
        back={<BackLink to="home">{t('controls.back')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      >
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
        <Specimen of="screen" code={samplePage} />
      </Part>
    </>
  );
}
