import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/JobPosting';
export const getStaticProps = translated('jobAngular');
