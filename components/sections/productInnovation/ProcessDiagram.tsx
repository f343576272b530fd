import { useTranslation } from 'next-i18next/pages';
import { hasProcessDiagram, processDiagramFile } from '@/content/productInnovation';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './ProcessDiagram.module.css';

const narrow = '(max-width: 899.98px)';
const dark = '(prefers-color-scheme: dark)';

/** The route past its six stations, drawn once per language; nothing in a language that has no drawing. */
export function ProcessDiagram() {
  const { t } = useTranslation('productInnovation');
  const locale = useLocale();
  if (!hasProcessDiagram(locale)) return null;
  return (
    <div className={styles.diagram}>
      <Drawing of={locale} alt={t('diagram')} />
      <div className={styles.route}>
        <Drawing of="route" alt="" />
      </div>
    </div>
  );
}

function Drawing({ of, alt }: { of: string; alt: string }) {
  const file = processDiagramFile.bind(null, of);
  const tall = { width: 360, height: 640 };
  return (
    <picture>
      <source media={`${narrow} and ${dark}`} srcSet={file('-tall-night')} {...tall} />
      <source media={narrow} srcSet={file('-tall')} {...tall} />
      <source media={dark} srcSet={file('-night')} />
      <img src={file('')} alt={alt} width={1320} height={520} loading="lazy" decoding="async" />
    </picture>
  );
}
