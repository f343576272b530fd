import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseCaptire';
export const getStaticProps = translated('caseCaptire');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
