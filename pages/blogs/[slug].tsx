import { articlePaths, articleProps } from '@/lib/blog/articlePage';

export { default } from '@/components/screens/Article';
export const getStaticPaths = articlePaths();
export const getStaticProps = articleProps();
