import { programmeOrder } from '@/content/programmes';
import { pathsOf, slugOf, translatedOneOf } from '@/lib/i18n/static';

export { default } from '@/components/screens/Programme';
export const getStaticPaths = pathsOf('programme', () => programmeOrder.map(slugOf));
export const getStaticProps = translatedOneOf('programme', programmeOrder);
