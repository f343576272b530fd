import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseLea';
export const getStaticProps = translated('caseLea');
