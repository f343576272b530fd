import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Services';
export const getStaticProps = translated('services');
