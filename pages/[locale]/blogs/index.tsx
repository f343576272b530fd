import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/blogs/index';
export const getStaticPaths = otherLocales();
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
