// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
import { getStaticPaths as inDefaultLocale } from '@/pages/instructors/[instructor]';

export { default, getStaticProps } from '@/pages/instructors/[instructor]';
export const getStaticPaths = otherLocales(inDefaultLocale);
