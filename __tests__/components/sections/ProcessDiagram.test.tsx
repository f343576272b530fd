import { screen } from '@testing-library/react';
import { ProcessDiagram } from '@/components/sections/productInnovation/ProcessDiagram';
import { locales } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import { renderInSite, words } from '../../support/render';

jest.mock('@/lib/i18n/useLocale');
const shownIn = jest.mocked(useLocale);

it.each(locales)('a process diagram of its own in %s', (locale) => {
  shownIn.mockReturnValue(locale);
  renderInSite(<ProcessDiagram />, { locale });
  const diagram = screen.getByRole('img', { name: words(locale, 'productInnovation')('diagram') });
  expect(diagram).toHaveAttribute('src', `/images/process/process-${locale}.svg`);
});

it('none in a third language', () => {
  // @ts-expect-error: a language that an editor might add
  shownIn.mockReturnValue('fr');
  const { container } = renderInSite(<ProcessDiagram />, { locale: 'en' });
  expect(container).toBeEmptyDOMElement();
});
