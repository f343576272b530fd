import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { pageMeta } from '@/lib/metadata/pageMeta';

/** Titles that the specification gives word by word (23.1). */
const given = ['home', 'services', 'ourWork', 'careers'];

// Specification 23.12
describe.each(locales)('what search engines show, in %s', (locale) => {
  it.each(routes.map(({ id }) => id))('%s', (id) => {
    const { title, description } = pageMeta(id, locale);
    if (!given.includes(id)) expect([title, within(title, 50, 60)]).toEqual([title, true]);
    expect([description, within(description, 120, 155)]).toEqual([description, true]);
  });
});

const within = ({ length }: string, least: number, most: number) => length >= least && length <= most;
