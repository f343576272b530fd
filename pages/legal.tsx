import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Legal';
export const getStaticProps = translated('legal');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
