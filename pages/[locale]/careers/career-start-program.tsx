import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/careers/career-start-program';
export const getStaticPaths = otherLocales();
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
