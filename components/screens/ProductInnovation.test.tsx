import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { innovationSteps } from '@/content/productInnovation';
import ProductInnovation from './ProductInnovation';

describe.each(locales)('in %s (specification 19.1)', (locale) => {
  const t = words(locale, 'productInnovation');

  it('three steps, each with its two stations of the route', () => {
    renderInSite(<ProductInnovation />, { locale });
    const steps = within(screen.getByRole('region', { name: t('steps.statement') }));
    expect(steps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      innovationSteps.map(({ id }) => t(`steps.${id}.title`)),
    );
    expect(steps.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(
      innovationSteps.flatMap(({ stations }) => stations.map((station) => t(`stations.${station}.name`))),
    );
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<ProductInnovation />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('the closing call stands before another land than the opening', () => {
  const { container } = renderInSite(<ProductInnovation />, { locale: 'en' });
  const panoramas = [...container.querySelectorAll('img[src*="/panorama/"]')].map((image) =>
    image.getAttribute('src'),
  );
  expect(panoramas).toHaveLength(2);
  expect(new Set(panoramas).size).toBe(2);
});
