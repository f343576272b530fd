import Head from 'next/head';
import { company } from '@/content/company';
import type { PageMeta } from '@/lib/metadata/pageMeta';

interface Props {
  /** None for a page that has its own title and must not be indexed. */
  meta: PageMeta | null;
}

/** Title, description and data for search engines. */
export function PageHead({ meta }: Props) {
  return (
    <Head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {meta && <title>{meta.title}</title>}
      {meta && <meta name="description" content={meta.description} />}
      {meta?.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      <meta name="robots" content={meta?.robots ?? 'noindex'} />
      <meta property="og:site_name" content={company.name} />
      <meta
        key="theme-light"
        name="theme-color"
        content={process.env.THEME_LIGHT}
        media="(prefers-color-scheme: light)"
      />
      <meta
        key="theme-dark"
        name="theme-color"
        content={process.env.THEME_DARK}
        media="(prefers-color-scheme: dark)"
      />
      {meta?.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta?.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {meta?.feed && <link rel="alternate" type="application/atom+xml" href={meta.feed} />}
    </Head>
  );
}
