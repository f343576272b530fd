import Document, { Head, Html, Main, NextScript } from 'next/document';
import { defaultLocale, isLocale } from '@/content/locales';

/** The frame of every page: its language, its icons, and the script that runs before first paint. */
export default class SiteDocument extends Document {
  override render() {
    const { locale } = this.props.__NEXT_DATA__.query;
    return (
      <Html lang={isLocale(locale) ? locale : defaultLocale}>
        <Head>
          {/* Must run before first paint: it may replace the page by its German twin. */}
          <script src="/boot.js" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/images/brand/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
