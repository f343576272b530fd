/** @jest-environment node */
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { readMeta } from '@/lib/i18n/meta';

describe.each(locales)('in %s (specification 23.1 and 23.2)', (locale) => {
  it.each(routes)('$path has a title and a description of its own', ({ id }) => {
    const { title, description } = readMeta(id, locale);
    expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    expect(title + description).not.toMatch(/\{\{/);
    const others = routes.filter((route) => route.id !== id).map((route) => readMeta(route.id, locale));
    expect(others.map((other) => other.title)).not.toContain(title);
    expect(others.map((other) => other.description)).not.toContain(description);
  });

  it('names file and key when the catalogue has no such entry', () => {
    // @ts-expect-error: no such route
    expect(() => readMeta('press', locale)).toThrow(
      `public/locales/${locale}/meta.json: "press" needs a title and a description; add both`,
    );
  });
});

it('Page titles are Home, Services, Our work and projects, and Careers', () => {
  const titles = (['home', 'services', 'ourWork', 'careers'] as const).map((id) => readMeta(id, 'en').title);
  expect(titles).toEqual(['Home', 'Services', 'Our work and projects', 'Careers']);
});

it('fills in the company’s name', () => {
  expect(readMeta('home', 'de').description).toContain(company.name);
});
