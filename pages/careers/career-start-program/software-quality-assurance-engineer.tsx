import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProgrammeQa';
export const getStaticProps = translated('programmeQa');
