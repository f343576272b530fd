import { earlierIds } from '@/content/caseStudiesOld';
import { pathsOf, slugOf, translatedOneOf } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseStudyOld';
export const getStaticPaths = pathsOf('earlier', () => earlierIds.map(slugOf));
export const getStaticProps = translatedOneOf('earlier', earlierIds);
