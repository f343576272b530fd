import type { ReactNode } from 'react';
import link from '@/components/ui/TextLink.module.css';
import { useLocale } from '@/lib/i18n/useLocale';
import { absoluteUrl } from '@/lib/metadata/urls';
import { localizedPath } from '@/lib/routing/locale';
import styles from './InlineLink.module.css';

interface Props {
  /** A page of the site by its path in English, such as `/services#design`, or a URL of the web. */
  to: string;
  children: ReactNode;
}

/** A link in the text of an article; paper shows the address behind it (specification 22.37). */
export function InlineLink({ to, children }: Props) {
  const locale = useLocale();
  const isPage = to.startsWith('/');
  return (
    <a
      className={`${link.link} ${styles.link}`}
      href={isPage ? localizedPath(to, locale) : to}
      rel={isPage ? undefined : 'external'}
      data-address={isPage ? absoluteUrl(to, locale) : to}
    >
      {children}
    </a>
  );
}
