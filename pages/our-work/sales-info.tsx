import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseSalesInfo';
export const getStaticProps = translated('caseSalesInfo');
