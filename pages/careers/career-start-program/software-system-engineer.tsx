import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProgrammeSystem';
export const getStaticProps = translated('programmeSystem');
