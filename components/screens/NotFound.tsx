import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { Forbidden } from '@/components/sections/Forbidden';

/** For every unknown path; in the wrong language, `translateNotFound.tsx` renders it again. */
export default function NotFound() {
  const { t } = useTranslation('common');
  return (
    <>
      <Head>
        <title>{t('notFound.pageTitle')}</title>
      </Head>
      <Forbidden />
    </>
  );
}
