// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
import { getStaticPaths as inDefaultLocale } from '@/pages/blogs/[slug]';

export { default, getStaticProps } from '@/pages/blogs/[slug]';
export const getStaticPaths = otherLocales(inDefaultLocale);
