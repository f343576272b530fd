import { earlierVersionOf } from '@/components/screens/CaseStudyOld';
import { translated } from '@/lib/i18n/static';

export default earlierVersionOf('caseCaptire');
export const getStaticProps = translated('caseCaptireOld');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
