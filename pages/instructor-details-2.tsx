import { profileProps } from '@/lib/instructors/profilePage';

export { default } from '@/components/screens/InstructorProfile';
export const getStaticProps = profileProps('teuta');
