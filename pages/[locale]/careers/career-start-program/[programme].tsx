import { programmeOrder } from '@/content/programmes';
import { otherLocales, slugOf } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/careers/career-start-program/[programme]';
export const getStaticPaths = otherLocales('programme', () => programmeOrder.map(slugOf));
