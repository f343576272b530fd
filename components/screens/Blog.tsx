import { useTranslation } from 'next-i18next/pages';
import { BlogPages } from '@/components/sections/blog/BlogPages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ArticleCard } from '@/components/ui/ArticleCard';
import { PageTitle } from '@/components/ui/PageTitle';
import type { ArticleTeaser, BlogProps } from '@/lib/blog/blogPage';
import type { PageProps } from '@/lib/i18n/static';
import styles from './Blog.module.css';

/** Each row is a part of the page, so that a phone can lay out the first before the others (lib/boot/unfold.ts). */
const rowLength = 2;

const inRows = (teasers: readonly ArticleTeaser[]) =>
  Array.from({ length: Math.ceil(teasers.length / rowLength) }, (_, row) =>
    teasers.slice(row * rowLength, (row + 1) * rowLength),
  );

/** Blog list (specification 22.1, 22.2, 22.5). */
export default function Blog({ teasers, newer, older }: Omit<BlogProps, keyof PageProps>) {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      {inRows(teasers).map((row) => (
        <div key={row[0]?.href} className={`container grid ${styles.row}`}>
          {row.map((article) => (
            <ArticleCard key={article.href} article={article} first={article === teasers[0]} />
          ))}
        </div>
      ))}
      <BlogPages newer={newer} older={older} />
      <ClosingCall panorama="closing-d" title={t('closing')} />
    </>
  );
}
