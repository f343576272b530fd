import { useTranslation } from 'next-i18next/pages';
import { Carousel } from '@/components/ui/Carousel';
import { Quote } from '@/components/ui/Quote';
import { Section } from '@/components/ui/Section';
import { quoteOrder } from '@/content/testimonials';
import styles from './Testimonials.module.css';

interface Props {
  label: string;
  /** The page whose order to follow. */
  order: keyof typeof quoteOrder;
}

/** Four client quotes, one at a time. */
export function Testimonials({ label, order }: Props) {
  const { t } = useTranslation('testimonials');
  const slides = quoteOrder[order].map((id) => ({
    id,
    name: t(`quotes.${id}.name`),
    content: <Quote id={id} />,
  }));
  return (
    <Section id="testimonials" label={label} title={t('title')}>
      <div className={styles.quotes}>
        <Carousel label={t('title')} slides={slides} />
      </div>
    </Section>
  );
}
