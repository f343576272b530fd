// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/digital-marketing';
export const getStaticPaths = otherLocales();
