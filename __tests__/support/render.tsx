import { type RenderResult, render } from '@testing-library/react';
import { createInstance, type i18n, type Namespace, type TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@/content/locales';
import { textOptions } from '@/lib/i18n/textOptions';
import { readCatalogues } from './catalogues';

interface Options {
  locale: Locale;
}

/** Renders as a page of the site does: with its real catalogues and its own translation setup. */
export function renderInSite(ui: ReactElement, { locale }: Options): RenderResult {
  const instance = siteI18n(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={instance}>{children}</I18nextProvider>
  );
  return render(ui, { wrapper });
}

/** The words of one catalogue, for tests that look for what a visitor reads. */
export function words<Ns extends Namespace>(locale: Locale, namespace: Ns): TFunction<Ns> {
  return siteI18n(locale).getFixedT(locale, namespace);
}

/** As the site sets it up, with every catalogue. */
function siteI18n(locale: Locale): i18n {
  const catalogues = readCatalogues(locale);
  const instance = createInstance();
  void instance.init({
    ...textOptions,
    lng: locale,
    ns: Object.keys(catalogues),
    resources: { [locale]: catalogues },
    load: 'currentOnly',
    initAsync: false,
  });
  return instance;
}
