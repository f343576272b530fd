import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Careers';
export const getStaticProps = translated('careers');
