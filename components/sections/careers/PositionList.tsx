import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import marked from '@/components/ui/Marked.module.css';
import { company } from '@/content/company';
import type { Position } from '@/content/positions';
import { mailLink } from '@/lib/mailLink';
import styles from './Positions.module.css';

/** The key of the catalogue that is missing while no position is open. */
interface Words {
  readonly none: string;
  readonly list?: Readonly<Record<string, { readonly title: string }>>;
}

interface Props {
  positions: readonly Position[];
}

/** Title, place and category of each position; each leads to its posting, or to a mail where there is none. */
export function PositionList({ positions }: Props) {
  const { t } = useTranslation('careers');
  const { list = {} }: Words = t('positions', { returnObjects: true });
  return (
    <ul className={styles.list}>
      {positions.map(({ id, location, category, page }) => {
        const title = list[id]?.title ?? '';
        const content = (
          <>
            <h3 className="type-4">
              <span className={marked.marked}>{title}</span>
            </h3>
            <p>{t(`positions.location.${location}`)}</p>
            <p>{t(`positions.category.${category}`)}</p>
          </>
        );
        return (
          <li key={id}>
            {page ? (
              <LocalizedLink to={page}>{content}</LocalizedLink>
            ) : (
              <a href={mailLink(company.mail.jobs, title)}>{content}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
