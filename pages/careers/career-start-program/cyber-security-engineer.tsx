import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/ProgrammeSecurity';
export const getStaticProps = translated('programmeSecurity');
