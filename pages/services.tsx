import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Services';
export const getStaticProps = translated('services');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
