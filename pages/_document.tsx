import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ShareTags } from '@/components/document/ShareTags';
import { SpeculationRules } from '@/components/document/SpeculationRules';
import { StructuredData } from '@/components/document/StructuredData';
import { defaultLocale, isLocale } from '@/content/locales';
import { manifestPath } from '@/lib/metadata/manifest';
import { pageFacts } from '@/lib/metadata/pageFacts';

/**
 * The frame of every page: its language, its icons, the script that runs before first paint, the one that comes after, and
 * what is for search engines and networks alone. None of it is in a browser's bundle or in the page's data.
 */
export default class SiteDocument extends Document {
  override render() {
    const { query, props } = this.props.__NEXT_DATA__;
    const locale = isLocale(query.locale) ? query.locale : defaultLocale;
    const facts = pageFacts(props.pageProps, this.props.html, locale);
    return (
      <Html lang={locale}>
        <Head>
          {/* Must run before first paint: it may replace the page by its German translation. */}
          <script src="/boot.js" />
          {/* Of low priority, so that it takes nothing from what the first paint needs. */}
          <script type="module" src="/page.js" fetchPriority="low" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/images/brand/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={manifestPath(locale)} />
          {facts && <ShareTags facts={facts} />}
          {facts && <StructuredData facts={facts} />}
          <SpeculationRules />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
