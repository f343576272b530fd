import { furtherBlogPages } from '@/content/blogPaging';
import { blogProps } from '@/lib/blog/blogPage';
import { pathsOf } from '@/lib/i18n/static';

export { default } from '@/components/screens/Blog';
export const getStaticPaths = pathsOf('number', () => furtherBlogPages().map(String));
export const getStaticProps = blogProps();
