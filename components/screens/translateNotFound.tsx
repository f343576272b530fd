import { createInstance } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Frame } from '@/components/layout/Frame';
import { Forbidden } from '@/components/sections/Forbidden';
import { hideLoading } from '@/lib/boot/loadingNotice';
import { catalogueBackend, retrying } from '@/lib/i18n/catalogueBackend';
import { textOptions } from '@/lib/i18n/textOptions';
import { localeOfPath } from '@/lib/routing/locale';

/**
 * For the not-found page: some hosts answer an unknown German URL with the English file. The page then loads the catalogue of
 * the URL's language and is rendered again; if that fails, it stays as it is (specification 2.24, 29.4 to 29.6, 32.4).
 * @param page the element that holds the whole page
 */
export async function translateNotFound(page: HTMLElement): Promise<void> {
  const locale = localeOfPath(window.location.pathname);
  const i18n = createInstance().use(catalogueBackend);
  await i18n.init({ ...textOptions, ...retrying, fallbackLng: false, lng: locale, ns: ['common'] });
  if (i18n.hasResourceBundle(locale, 'common')) {
    const root = createRoot(page);
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Frame page="notFound" path={null}>
            <Forbidden />
          </Frame>
        </I18nextProvider>,
      ),
    );
    document.documentElement.lang = locale;
    document.title = i18n.t('notFound.pageTitle');
  }
  hideLoading();
}
