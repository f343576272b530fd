import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Policies';
export const getStaticProps = translated('policies');
