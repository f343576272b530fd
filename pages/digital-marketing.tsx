import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/JobPosting';
export const getStaticProps = translated('jobMarketing');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
