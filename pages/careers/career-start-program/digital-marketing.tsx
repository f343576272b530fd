import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProgrammeMarketing';
export const getStaticProps = translated('programmeMarketing');
