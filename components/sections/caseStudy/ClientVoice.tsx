import { useTranslation } from 'next-i18next/pages';
import { Quote } from '@/components/ui/Quote';
import { SectionOpening } from '@/components/ui/SectionOpening';
import type { QuoteId } from '@/content/testimonials';
import shared from './Section.module.css';

interface Props {
  number: number;
  client: QuoteId;
  words: { label: string; title: string };
}

/** The client's own words on the project. */
export function ClientVoice({ number, client, words }: Props) {
  const { t } = useTranslation('testimonials');
  return (
    <section className={`container ${shared.section}`} aria-labelledby="voice">
      <SectionOpening number={number} label={words.label} />
      <h2 id="voice" className="visually-hidden">
        {words.title}
      </h2>
      <Quote
        id={client}
        name={t(`quotes.${client}.name`)}
        role={t(`quotes.${client}.role`)}
        paragraphs={t(`quotes.${client}.paragraphs`, { returnObjects: true })}
      />
    </section>
  );
}
