import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseSalesInfo';
export const getStaticProps = translated('caseSalesInfo');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
