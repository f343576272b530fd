import { useTranslation } from 'next-i18next/pages';
import { Quote } from '@/components/ui/Quote';
import { Section } from '@/components/ui/Section';
import type { QuoteId } from '@/content/testimonials';

interface Props {
  client: QuoteId;
  words: { label: string; title: string };
}

/** The client's own words on the project. */
export function ClientVoice({ client, words }: Props) {
  const { t } = useTranslation('testimonials');
  return (
    <Section id="voice" label={words.label}>
      <h2 id="voice" className="visually-hidden">
        {words.title}
      </h2>
      <Quote
        id={client}
        name={t(`quotes.${client}.name`)}
        role={t(`quotes.${client}.role`)}
        paragraphs={t(`quotes.${client}.paragraphs`, { returnObjects: true })}
      />
    </Section>
  );
}
