import { createInstance, type Resource } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { textOptions } from '@/lib/i18n/textOptions';

/**
 * Provides an island with the texts in its HTML (`namespaces` of `island`), in the page's language.
 *
 * @param element the island
 * @returns its content, in which `useTranslation` finds them
 */
export function withTexts({ dataset }: HTMLElement, content: ReactNode): ReactNode {
  const { lang } = document.documentElement;
  const texts: Resource[string] = JSON.parse(dataset.texts ?? '{}');
  const i18n = createInstance();
  void i18n.init({ ...textOptions, lng: lang, resources: { [lang]: texts }, initAsync: false });
  return <I18nextProvider i18n={i18n}>{content}</I18nextProvider>;
}
