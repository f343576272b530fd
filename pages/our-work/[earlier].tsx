import { earlierIds } from '@/content/earlierCaseStudies';
import { pathsOf, slugOf, translatedOneOf } from '@/lib/i18n/static';

export { default } from '@/components/screens/EarlierCaseStudy';
export const getStaticPaths = pathsOf('earlier', () => earlierIds.map(slugOf));
export const getStaticProps = translatedOneOf('earlier', earlierIds);
