import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

const kinds = [
  '/',
  '/services',
  '/our-work',
  '/our-work/wedere',
  '/our-work/wedere-old',
  '/careers',
  '/careers/career-start-program',
  '/careers/career-start-program/full-stack-software-engineer',
  '/instructor-details-1',
  '/angular-developer',
  '/about',
  '/contact-us',
  '/c-levels',
  '/product-innovation',
  '/blogs',
  '/blogs/strengthening-software-development',
  '/policies',
  '/legal',
  '/coming-soon',
];

/** The kinds in every language. */
export const pagesToAudit: readonly string[] = kinds.flatMap((path) =>
  locales.map((locale) => localizedPath(path, locale)),
);
