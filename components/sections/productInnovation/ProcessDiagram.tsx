import { useTranslation } from 'next-i18next/pages';
import { processFile, processLayers } from '@/content/productInnovation';
import styles from './Steps.module.css';

/** The route past its six stations, without words, over the columns that say what they are. */
export function ProcessDiagram() {
  const { t } = useTranslation('productInnovation');
  return (
    <div className={styles.diagram}>
      {processLayers.map((layer, index) => (
        <picture key={layer}>
          <source media="(prefers-color-scheme: dark)" srcSet={processFile(layer, '-night')} />
          <img
            src={processFile(layer, '')}
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
