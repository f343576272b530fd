// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
import { getStaticPaths as inDefaultLocale } from '@/pages/our-work/[earlier]';

export { default, getStaticProps } from '@/pages/our-work/[earlier]';
export const getStaticPaths = otherLocales(inDefaultLocale);
