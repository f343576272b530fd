import { useTranslation } from 'next-i18next/pages';
import { Carousel } from '@/components/ui/Carousel';
import { Quote } from '@/components/ui/Quote';
import { Section } from '@/components/ui/Section';
import { quoteOrder } from '@/content/testimonials';
import styles from './Testimonials.module.css';

interface Props {
  label: string;
  /** Which page's order to follow. */
  order: keyof typeof quoteOrder;
}

/** Four client quotes, one at a time, over quiet contours. */
export function Testimonials({ label, order }: Props) {
  const { t } = useTranslation('testimonials');
  const slides = quoteOrder[order].map((id) => {
    const name = t(`quotes.${id}.name`);
    const paragraphs = t(`quotes.${id}.paragraphs`, { returnObjects: true });
    const content = (
      <Quote key={id} id={id} name={name} role={t(`quotes.${id}.role`)} paragraphs={paragraphs} />
    );
    return { id, name, content };
  });
  return (
    <Section id="testimonials" label={label} className={styles.section}>
      <h2 id="testimonials" className="visually-hidden">
        {t('title')}
      </h2>
      <Carousel label={t('title')} slides={slides} />
    </Section>
  );
}
