import Head from 'next/head';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import type { PageMeta } from '@/lib/i18n/meta';
import type { PageId } from '@/lib/i18n/static';
import { useLocale } from '@/lib/i18n/useLocale';
import { searchEntry } from '@/lib/metadata/searchEntry';

interface Props {
  page: PageId;
  /** None for a page that names itself. */
  meta: PageMeta | null;
}

/** Title, description and what search engines need to know about the page. */
export function PageHead({ page, meta }: Props) {
  const locale = useLocale();
  const { robots, canonical, alternates } = searchEntry(page, locale, locales);
  return (
    <Head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {meta && <title>{meta.title}</title>}
      {meta && <meta name="description" content={meta.description} />}
      <meta name="robots" content={robots} />
      <meta property="og:site_name" content={company.name} />
      <meta key="theme-light" name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta key="theme-dark" name="theme-color" content="#0a1a17" media="(prefers-color-scheme: dark)" />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </Head>
  );
}
