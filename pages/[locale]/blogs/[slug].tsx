import { articles } from '@/content/articles';
import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/blogs/[slug]';
export const getStaticPaths = otherLocales('slug', () => articles().map(({ slug }) => slug));
