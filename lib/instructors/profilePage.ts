import type { GetStaticProps } from 'next';
import { profiled, profilePath } from '@/content/instructors';
import { programmeTaughtBy } from '@/content/programmes';
import { said } from '@/lib/i18n/filled';
import { cataloguesFor, localeOf, type PageProps } from '@/lib/i18n/static';
import { searchEntry } from '@/lib/metadata/searchEntry';

/**
 * @param id of the instructor; without it the page file's path names one
 * @returns the `getStaticProps` of a page about an instructor, which does not exist once the instructor is removed
 */
export function profileProps(id?: string): GetStaticProps<PageProps> {
  return async ({ params }) => {
    const person = profiled.find((one) => one.id === (id ?? params?.instructor));
    if (!person) return { notFound: true };
    const locale = localeOf(params);
    const path = profilePath(person);
    const { title, description } = person.profile.search;
    // The name of the programme taught is in the programme's own catalogue.
    const taught = programmeTaughtBy(person.id);
    return {
      props: {
        ...(await cataloguesFor(locale, ['instructors', ...(taught ? [taught] : [])])),
        page: 'instructor',
        path,
        meta: {
          title: said(title, locale),
          description: said(description, locale),
          ...searchEntry({ path }, locale),
        },
      },
    };
  };
}
