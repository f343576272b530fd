// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
import { getStaticPaths as inDefaultLocale } from '@/pages/blogs/page/[number]';

export { default, getStaticProps } from '@/pages/blogs/page/[number]';
export const getStaticPaths = otherLocales(inDefaultLocale);
