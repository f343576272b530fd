import { useTranslation } from 'next-i18next/pages';
import { Bar } from '@/components/ui/Bar';
import { Caption } from '@/components/ui/Caption';
import { Clauses } from '@/components/ui/Clauses';
import { Facts } from '@/components/ui/Facts';
import { MarkedList } from '@/components/ui/MarkedList';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { Quotation } from '@/components/ui/Quotation';
import { Redacted } from '@/components/ui/Redacted';
import { RouteStops } from '@/components/ui/RouteStops';
import { RuledList } from '@/components/ui/RuledList';
import { TitledItems } from '@/components/ui/TitledItems';
import { company } from '@/content/company';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';
import { useSamples } from './useSamples';

/** Lists, facts, steps and quotations. */
export function ShowcaseTexts() {
  const { t } = useTranslation(['showcase', 'home', 'testimonials']);
  const { services, facts } = useSamples();
  const texts = services.map(({ text }) => text);
  const items = texts.map((text) => <li key={text}>{text}</li>);
  const clauses = services.slice(0, 2).map(({ title, text }) => ({ title, body: [text, texts] }));
  return (
    <Part of="texts">
      <Specimen of="MarkedList" code={'<MarkedList marker="arrows | dashes">\n  <li>…'}>
        <div className="columns">
          <MarkedList>{items}</MarkedList>
          <MarkedList marker="dashes">{items}</MarkedList>
        </div>
      </Specimen>
      <Specimen of="RuledList" code={'<RuledList items={…} marker="arrows | none" className="type-4" />'}>
        <div className="columns">
          <RuledList items={texts} />
          <RuledList items={texts} marker="none" />
        </div>
      </Specimen>
      <Specimen
        of="TitledItems"
        code={`<TitledItems items={[{ title, text }]} className={styles.three} />\n\n.three { --columns: 3; --narrow: 2; }`}
      >
        <TitledItems items={services} className={styles.three} />
      </Specimen>
      <Specimen of="Facts" code={'<Facts facts={[{ name, value }]} look="ruled | row | spruce | plain" />'}>
        <Facts facts={facts} />
        <Facts facts={facts} look="row" />
        <div className={`inverse ${styles.field}`}>
          <Facts facts={facts} look="spruce" />
        </div>
        <Facts facts={facts} look="plain" />
      </Specimen>
      <Specimen of="RouteStops" code={'<RouteStops stops={[{ id, content }]} across />'}>
        <RouteStops stops={services.map(({ title }) => ({ id: title, content: title }))} across />
        <RouteStops stops={services.map(({ title }) => ({ id: title, content: title }))} />
      </Specimen>
      <Specimen of="Clauses" code={`<Clauses clauses={[{ title, body: ['…', ['…', '…']] }]} />`}>
        <Clauses clauses={clauses} />
      </Specimen>
      <Specimen
        of="Quotation"
        code={`<figure>\n  <Quotation className="type-2">\n    <p>…\n  </Quotation>\n  <Caption>{t('name')}</Caption>`}
      >
        <figure>
          <Quotation className="type-2">
            <p>{t('testimonials:quotes.vjosa.paragraphs', { returnObjects: true })[0]}</p>
          </Quotation>
          <Caption>{t('testimonials:quotes.vjosa.name')}</Caption>
        </figure>
      </Specimen>
      <Specimen
        of="Bar"
        code={'<Bar share={0.4} isMain={false} />\n<Measured of="caseWedere" words={{ before, now }} />'}
      >
        <Bar share={0.4} isMain={false} />
        <Bar share={1} isMain />
      </Specimen>
      <Specimen of="OfficeAddress" code={'<OfficeAddress office={company.offices.zurich} />'}>
        <OfficeAddress office={company.offices.zurich} />
      </Specimen>
      <Specimen of="KeepWords" code={`<KeepWords text={t('title')} />`} />
      <Specimen of="Redacted" code={'<Redacted label={t(…)} short />'}>
        <p>
          {t('home:services.security.label')} <Redacted short /> <Redacted />
        </p>
      </Specimen>
    </Part>
  );
}
