import { useTranslation } from 'next-i18next/pages';
import { processFile } from '@/content/productInnovation';
import styles from './Steps.module.css';

const narrow = '(width < 37.5em)';
const dark = '(prefers-color-scheme: dark)';

/** The route past its six stations, without words: wide, and tall on phones. */
export function ProcessDiagram() {
  const { t } = useTranslation('productInnovation');
  return (
    <picture className={styles.diagram}>
      <source
        media={`${narrow} and ${dark}`}
        srcSet={processFile('-tall', '-night')}
        width={390}
        height={440}
      />
      <source media={narrow} srcSet={processFile('-tall', '')} width={390} height={440} />
      <source media={dark} srcSet={processFile('', '-night')} />
      <img
        src={processFile('', '')}
        alt={t('diagram')}
        width={1600}
        height={384}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
