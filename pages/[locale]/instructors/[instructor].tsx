import { unspecifiedProfiles } from '@/content/instructors';
import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/instructors/[instructor]';
export const getStaticPaths = otherLocales('instructor', unspecifiedProfiles);
