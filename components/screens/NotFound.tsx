import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { useUrlLanguage } from '@/lib/i18n/useUrlLanguage';
import styles from './NotFound.module.css';

/** For every unknown path: the "forbidden" picture and nothing else (specification 2.22). */
export default function NotFound() {
  const { t } = useTranslation('common');
  useUrlLanguage();
  return (
    <section className={styles.screen}>
      <Head>
        <title>{t('notFound.pageTitle')}</title>
      </Head>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <Picture
        name="forbidden"
        dark="forbidden-night"
        alt={t('notFound.picture')}
        sizes="(width < 900px) 180vw, 100vw"
        priority
      />
    </section>
  );
}
