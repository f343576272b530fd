import { postingOf } from '@/components/screens/JobPosting';
import { translated } from '@/lib/i18n/static';

export default postingOf('jobFullStack');
export const getStaticProps = translated('jobFullStack');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
