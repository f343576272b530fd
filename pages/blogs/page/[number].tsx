import { blogPaths, blogProps } from '@/lib/blog/blogPage';

export { default } from '@/components/screens/Blog';
export const getStaticPaths = blogPaths();
export const getStaticProps = blogProps();
// Nothing moves here: the page ships no framework.
export const config = { unstable_runtimeJS: false };
