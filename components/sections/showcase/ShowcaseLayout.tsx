import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { HoverCard, HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { Quotation } from '@/components/ui/Quotation';
import { RouteStops } from '@/components/ui/RouteStops';
import { RuledList } from '@/components/ui/RuledList';
import { Section } from '@/components/ui/Section';
import { Signpost } from '@/components/ui/Signpost';
import styles from './Showcase.module.css';
import { Specimen } from './Specimen';

/** Layout classes, lists, cards and the tones of a section. */
export function ShowcaseLayout() {
  const { t } = useTranslation('showcase');
  const words = [t('tabs.firstText'), t('tabs.secondText'), t('accordion.text')];
  const facts = [{ name: t('facts.name'), value: t('facts.value') }];
  const items = words.map((word) => <li key={word}>{word}</li>);
  return (
    <>
      <Section label={t('layout.label')} className={styles.specimens}>
        <Specimen of="grid">
          <div className="grid">
            <p className="axis">{t('type.body')}</p>
          </div>
        </Specimen>
        <Specimen of="columns">
          <div className="columns">
            {words.map((word) => (
              <p key={word}>{word}</p>
            ))}
          </div>
        </Specimen>
        <Specimen of="waymark">
          <p className={`waymark ${styles.padded}`}>{t('type.three')}</p>
        </Specimen>
        <Specimen of="yellow">
          <p className={`yellow ${styles.padded}`}>{t('type.three')}</p>
        </Specimen>
        <Specimen of="MarkedList">
          <MarkedList>{items}</MarkedList>
          <MarkedList marker="dashes">{items}</MarkedList>
        </Specimen>
        <Specimen of="RuledList">
          <RuledList items={words} />
        </Specimen>
        <Specimen of="RouteStops">
          <RouteStops stops={words.map((word) => ({ id: word, content: word }))} across />
        </Specimen>
        <Specimen of="HoverCard">
          <HoverCard labelledBy="card">
            <HoverPicture>
              <Picture name="hero" alt="" sizes="92vw" />
            </HoverPicture>
            <h4 id="card" className="type-3">
              <LocalizedLink to="contact">
                <HoverTitle>{t('type.three')}</HoverTitle>
              </LocalizedLink>
            </h4>
          </HoverCard>
        </Specimen>
        <Specimen of="Signpost">
          <Signpost links={[{ label: t('buttons.signal'), to: 'contact' }]} />
        </Specimen>
        <Specimen of="Quotation">
          <Quotation>
            <p>{t('type.two')}</p>
          </Quotation>
        </Specimen>
      </Section>
      <Section label={t('layout.ice')} statement={t('type.two')} tone="ice">
        <Facts facts={facts} />
      </Section>
      <Section label={t('layout.spruce')} statement={t('type.two')} tone="spruce">
        <Facts facts={facts} look="spruce" />
      </Section>
    </>
  );
}
