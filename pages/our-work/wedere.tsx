import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseWedere';
export const getStaticProps = translated('caseWedere');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
