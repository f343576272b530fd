import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Legal';
export const getStaticProps = translated('legal');
