import { otherBlogPaths } from '@/lib/blog/blogPage';

export { default, getStaticProps } from '@/pages/blogs/page/[number]';
export const getStaticPaths = otherBlogPaths();
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
