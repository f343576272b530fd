import type { AppType } from 'next/app';
import Document, { type DocumentContext, Html, Main, NextScript } from 'next/document';
import { BootScripts } from '@/components/document/BootScripts';
import { DocumentHead } from '@/components/document/DocumentHead';
import { ShareTags } from '@/components/document/ShareTags';
import { SpeculationRules } from '@/components/document/SpeculationRules';
import { StructuredData } from '@/components/document/StructuredData';
import { defaultLocale, isLocale } from '@/content/locales';
import { readBrowserScripts } from '@/lib/browserScripts';
import { IslandScripts } from '@/lib/islands/scripts';
import { logoWidths } from '@/lib/logos/read';
import { LogoWidths } from '@/lib/logos/widths';
import { manifestPath } from '@/lib/metadata/manifest';
import { pageFacts } from '@/lib/metadata/pageFacts';

const inDevelopment = process.env.NODE_ENV === 'development';

/**
 * The frame of every page: its language, its icons, the script that runs before first paint, the one that comes after, and
 * what is for search engines and networks alone. None of it is in a browser's bundle or in the page's data.
 */
export default class SiteDocument extends Document {
  /** Islands name their scripts as they render, and logos their widths. In development the whole page hydrates, and there are no islands. */
  static override async getInitialProps(context: DocumentContext) {
    if (inDevelopment) return Document.getInitialProps(context);
    const { islands } = readBrowserScripts();
    const widths = logoWidths();
    const enhanceApp =
      (App: AppType): AppType =>
      (props) => (
        <IslandScripts value={islands}>
          <LogoWidths value={widths}>
            <App {...props} />
          </LogoWidths>
        </IslandScripts>
      );
    return context.renderPage({ enhanceApp });
  }

  override render() {
    const { query, props } = this.props.__NEXT_DATA__;
    const { html } = this.props;
    const locale = isLocale(query.locale) ? query.locale : defaultLocale;
    const facts = pageFacts(props.pageProps, html, locale);
    return (
      <Html lang={locale}>
        <DocumentHead>
          <BootScripts hasIslands={inDevelopment || html.includes(' data-island="')} />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/images/brand/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={manifestPath(locale)} />
          {facts?.twin && <link rel="alternate" type="text/markdown" href={facts.twin} />}
          {facts && <ShareTags facts={facts} />}
          {facts && <StructuredData facts={facts} />}
          <SpeculationRules />
        </DocumentHead>
        <body>
          <Main />
          {inDevelopment && <NextScript />}
        </body>
      </Html>
    );
  }
}
