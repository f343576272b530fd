import { furtherBlogPages } from '@/content/blogPaging';
import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/blogs/page/[number]';
export const getStaticPaths = otherLocales('number', () => furtherBlogPages().map(String));
