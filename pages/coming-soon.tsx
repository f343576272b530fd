import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ComingSoon';
export const getStaticProps = translated('comingSoon');
