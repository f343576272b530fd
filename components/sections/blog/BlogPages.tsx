import { useTranslation } from 'next-i18next/pages';
import { AddressLink } from '@/components/ui/TextLink';
import type { BlogProps } from '@/lib/blog/blogPage';
import styles from './BlogPages.module.css';

type Props = Pick<BlogProps, 'newer' | 'older'>;

/** Leads to the list's pages before and after this one, where there are some. */
export function BlogPages({ newer, older }: Props) {
  const { t } = useTranslation('blog');
  if (!newer && !older) return null;
  return (
    <nav className={`container ${styles.pages}`} aria-label={t('pages.label')}>
      {newer && <AddressLink address={newer}>{t('pages.newer')}</AddressLink>}
      {older && <AddressLink address={older}>{t('pages.older')}</AddressLink>}
    </nav>
  );
}
