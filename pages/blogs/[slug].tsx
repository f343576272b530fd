import { articles } from '@/content/articles';
import { articleProps } from '@/lib/blog/articlePage';
import { pathsOf } from '@/lib/i18n/static';

export { default } from '@/components/screens/Article';
export const getStaticPaths = pathsOf('slug', () => articles().map(({ slug }) => slug));
export const getStaticProps = articleProps();
