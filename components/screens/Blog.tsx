import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/sections/blog/ArticleCard';
import { BlogPages } from '@/components/sections/blog/BlogPages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHeader } from '@/components/ui/PageHeader';
import type { BlogProps } from '@/lib/blog/blogPage';
import type { PageProps } from '@/lib/i18n/static';
import styles from './Blog.module.css';

/** Blog list (specification 22.1, 22.2, 22.5). */
export default function Blog({ teasers, newer, older }: Omit<BlogProps, keyof PageProps>) {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={`container grid ${styles.articles}`}>
        {teasers.map((article, index) => (
          <ArticleCard key={article.href} article={article} first={index === 0} />
        ))}
      </div>
      <BlogPages newer={newer} older={older} />
      <ClosingCall of="blog" title={t('closing')} />
    </>
  );
}
