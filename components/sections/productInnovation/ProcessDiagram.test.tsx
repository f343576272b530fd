import { screen } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { processDiagramLocales } from '@/content/productInnovation';
import { useLocale } from '@/lib/i18n/useLocale';
import { ProcessDiagram } from './ProcessDiagram';

jest.mock('@/lib/i18n/useLocale');
const shownIn = jest.mocked(useLocale);

it.each(processDiagramLocales)('a process diagram of its own in %s (specification 19.2)', (locale) => {
  shownIn.mockReturnValue(locale);
  renderInSite(<ProcessDiagram />, { locale });
  const diagram = screen.getByRole('img', { name: words(locale, 'productInnovation')('diagram') });
  expect(diagram).toHaveAttribute('src', `/images/process/process-${locale}.svg`);
});

it('none in a language that it was not drawn in', () => {
  // @ts-expect-error: no language of the site; its code is for nobody in particular
  shownIn.mockReturnValue('qps');
  const { container } = renderInSite(<ProcessDiagram />, { locale: 'en' });
  expect(container).toBeEmptyDOMElement();
});
