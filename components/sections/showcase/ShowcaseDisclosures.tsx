import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { Carousel } from '@/components/ui/Carousel';
import { Quote } from '@/components/ui/Quote';
import { Tabs } from '@/components/ui/Tabs';
import { Part, Specimen } from './Part';
import { useSamples } from './useSamples';

/** Accordion, tabs and carousel. */
export function ShowcaseDisclosures() {
  const { t } = useTranslation(['showcase', 'testimonials']);
  const { services } = useSamples();
  const items = services.map(({ title, text }, index) => (
    <AccordionItem key={title} marker={index === 0 ? t('samples.marker') : undefined} title={title}>
      <p>{text}</p>
    </AccordionItem>
  ));
  return (
    <Part of="disclosures">
      <Specimen
        of="Accordion"
        code={`import { AccordionItem } from '@/components/ui/Accordion';\n\n<AccordionItem title={t('…')} marker={t('…')} picture={…}>`}
      >
        <div>{items}</div>
      </Specimen>
      <Specimen of="Tabs" code={'<Tabs label={t(…)} tabs={[{ id, label, content }]} />'}>
        <Tabs
          label={t('parts.disclosures.label')}
          tabs={[
            { id: 'description', label: t('tabs.first'), content: <p>{t('tabs.firstText')}</p> },
            { id: 'curriculum', label: t('tabs.second'), content: items },
          ]}
        />
      </Specimen>
      <Specimen
        of="Carousel"
        code={
          '<Carousel label={t(…)} slides={[{ id, name, content: <Quote id="vjosa" />, picture: <Portrait … /> }]} />'
        }
      >
        <Carousel
          label={t('testimonials:title')}
          slides={(['seraina', 'vjosa'] as const).map((id) => ({
            id,
            name: t(`testimonials:quotes.${id}.name`),
            content: <Quote id={id} />,
          }))}
        />
      </Specimen>
    </Part>
  );
}
