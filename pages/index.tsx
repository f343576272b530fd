import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Home';
export const getStaticProps = translated('home');
