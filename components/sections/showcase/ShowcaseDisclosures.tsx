import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import styles from './Showcase.module.css';

/** Tabs and accordion. */
export function ShowcaseDisclosures() {
  const { t } = useTranslation('showcase');
  return (
    <Section label={t('tabs.label')}>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'description', label: t('tabs.first'), content: <p>{t('tabs.firstText')}</p> },
          {
            id: 'curriculum',
            label: t('tabs.second'),
            content: (
              <>
                <p>{t('tabs.secondText')}</p>
                <AccordionItem marker={t('accordion.marker', { number: 1 })} title={t('accordion.one')}>
                  <p>{t('accordion.text')}</p>
                </AccordionItem>
              </>
            ),
          },
        ]}
      />
      <h2 className={`type-3 ${styles.subtitle}`}>{t('accordion.label')}</h2>
      <AccordionItem marker={t('accordion.marker', { number: 1 })} title={t('accordion.one')}>
        <p>{t('accordion.text')}</p>
      </AccordionItem>
      <AccordionItem title={t('accordion.two')}>
        <p>{t('accordion.text')}</p>
      </AccordionItem>
    </Section>
  );
}
