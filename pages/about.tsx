import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/About';
export const getStaticProps = translated('about');
