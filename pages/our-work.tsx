import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/OurWork';
export const getStaticProps = translated('ourWork');
