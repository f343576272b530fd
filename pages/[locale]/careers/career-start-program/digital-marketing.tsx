import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/careers/career-start-program/digital-marketing';
export const getStaticPaths = otherLocales();
