import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ComingSoon';
export const getStaticProps = translated('comingSoon');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
