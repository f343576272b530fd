import { otherArticlePaths } from '@/lib/blog/articlePage';

export { default, getStaticProps } from '@/pages/blogs/[slug]';
export const getStaticPaths = otherArticlePaths();
