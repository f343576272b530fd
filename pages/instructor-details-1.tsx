import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/InstructorProfile';
export const getStaticProps = translated('instructor1');
