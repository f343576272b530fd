import { useTranslation } from 'next-i18next/pages';
import { Portrait } from '@/components/ui/Portrait';
import { Quotation } from '@/components/ui/Quotation';
import type { QuoteId } from '@/content/testimonials';
import styles from './Quote.module.css';

/** A client's quotation of one to three paragraphs, the first set large, with a portrait, a name and a position. */
export function Quote({ id }: { id: QuoteId }) {
  const { t } = useTranslation('testimonials');
  const [statement, ...rest] = t(`quotes.${id}.paragraphs`, { returnObjects: true });
  return (
    <figure className={`grid ${styles.quote}`}>
      <div className={styles.portrait}>
        <Portrait id={id} sizes="(width < 900px) 38vw, 24vw" />
      </div>
      <Quotation className={styles.words}>
        <p className={`type-2 ${styles.statement}`}>{statement}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className={styles.more}>
            {paragraph}
          </p>
        ))}
      </Quotation>
      <figcaption>
        <b>{t(`quotes.${id}.name`)}</b>
        <span>{t(`quotes.${id}.role`)}</span>
      </figcaption>
    </figure>
  );
}
