import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseLea';
export const getStaticProps = translated('caseLea');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
