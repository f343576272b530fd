import { unspecifiedProfiles } from '@/content/instructors';
import { pathsOf } from '@/lib/i18n/static';
import { profileProps } from '@/lib/instructors/profilePage';

export { default } from '@/components/screens/InstructorProfile';
export const getStaticPaths = pathsOf('instructor', unspecifiedProfiles);
export const getStaticProps = profileProps();
