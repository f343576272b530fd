import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Contact';
export const getStaticProps = translated('contact');
