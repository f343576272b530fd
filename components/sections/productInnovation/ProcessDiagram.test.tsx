import { screen } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { ProcessDiagram } from './ProcessDiagram';

it.each(locales)('a drawing with an alternative text in %s (specification 19.2)', (locale) => {
  renderInSite(<ProcessDiagram />, { locale });
  const diagram = screen.getByRole('img', { name: words(locale, 'productInnovation')('diagram') });
  expect(diagram).toHaveAttribute('src', '/images/process/process-route.svg');
});
