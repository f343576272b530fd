import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseWedere';
export const getStaticProps = translated('caseWedere');
