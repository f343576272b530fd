import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CareerStart';
export const getStaticProps = translated('careerStart');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
