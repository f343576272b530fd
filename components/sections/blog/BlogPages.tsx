import { useTranslation } from 'next-i18next/pages';
import { AddressLink } from '@/components/ui/TextLink';
import type { BlogProps } from '@/lib/blog/blogPage';
import styles from './BlogPages.module.css';

type Props = Pick<BlogProps, 'newer' | 'older'>;

/** Links to the previous and next pages of the list, where they exist. */
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
