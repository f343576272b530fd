import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Contact';
export const getStaticProps = translated('contact');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
