// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/coming-soon';
export const getStaticPaths = otherLocales();
