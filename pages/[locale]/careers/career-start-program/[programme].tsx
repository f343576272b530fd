// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
import { getStaticPaths as inDefaultLocale } from '@/pages/careers/career-start-program/[programme]';

export { default, getStaticProps } from '@/pages/careers/career-start-program/[programme]';
export const getStaticPaths = otherLocales(inDefaultLocale);
