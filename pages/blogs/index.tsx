import { blogProps } from '@/lib/blog/blogPage';

export { default } from '@/components/screens/Blog';
export const getStaticProps = blogProps();
