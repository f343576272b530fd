import { earlierIds } from '@/content/earlierCaseStudies';
import { otherLocales, slugOf } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/our-work/[earlier]';
export const getStaticPaths = otherLocales('earlier', () => earlierIds.map(slugOf));
