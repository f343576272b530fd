import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/InstructorProfile';
export const getStaticProps = translated('instructor2');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
