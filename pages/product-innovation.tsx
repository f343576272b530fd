import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProductInnovation';
export const getStaticProps = translated('productInnovation');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
