import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProductInnovation';
export const getStaticProps = translated('productInnovation');
