import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProgrammeFullStack';
export const getStaticProps = translated('programmeFullStack');
