import { earlierVersionOf } from '@/components/screens/CaseStudyOld';
import { translated } from '@/lib/i18n/static';

export default earlierVersionOf('caseWedere');
export const getStaticProps = translated('caseWedereOld');
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
