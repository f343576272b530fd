import { useTranslation } from 'next-i18next/pages';
import { processFile, processLayers } from '@/content/productInnovation';
import styles from './Steps.module.css';

const narrow = '(width < 56.25em)';
const dark = '(prefers-color-scheme: dark)';

/** The route past its six stations, without words: wide above the columns of the steps, tall where they are one list. */
export function ProcessDiagram() {
  const { t } = useTranslation('productInnovation');
  return (
    <div className={styles.diagram}>
      {processLayers.map((layer, index) => (
        <picture key={layer}>
          <source
            media={`${narrow} and ${dark}`}
            srcSet={processFile(layer, '-tall', '-night')}
            width={390}
            height={440}
          />
          <source media={narrow} srcSet={processFile(layer, '-tall', '')} width={390} height={440} />
          <source media={dark} srcSet={processFile(layer, '', '-night')} />
          <img
            src={processFile(layer, '', '')}
            alt={index === 0 ? t('diagram') : ''}
            width={1600}
            height={384}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}
