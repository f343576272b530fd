/** @jest-environment node */
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { pageMeta } from '@/lib/metadata/pageMeta';

describe.each(locales)('in %s (specification 23.1 and 23.2)', (locale) => {
  const all = routes.map(({ id }) => pageMeta(id, locale));

  it.each(['title', 'description'] as const)('every page has a %s of its own', (field) => {
    const texts = all.map((meta) => meta[field]);
    expect(texts).toEqual(texts.map(() => expect.stringMatching(/^(?!.*\{\{).*\S/)));
    expect(new Set(texts).size).toBe(routes.length);
  });
});

it('Page titles are Home, Services, Our work and projects, and Careers', () => {
  const titles = (['home', 'services', 'ourWork', 'careers'] as const).map((id) => pageMeta(id, 'en').title);
  expect(titles).toEqual(['Home', 'Services', 'Our work and projects', 'Careers']);
});

it('fills in the company’s name', () => {
  expect(pageMeta('home', 'de').description).toContain(company.name);
});
