import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isBuilt, type RouteId } from '@/content/routes';
import { useLocale } from '@/lib/i18n/useLocale';
import { href } from '@/lib/routing/href';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: RouteId;
  /** An anchor on that page, without `#`. */
  hash?: string;
  /** What stands here while the page does not exist yet; nothing unless given. */
  otherwise?: ReactNode;
}

/**
 * The one way to link to a page of the site: a plain link to the page in the
 * reader's language. Every navigation is a document, so that pages with and
 * without a framework behave alike. A page that is not built yet gets no link.
 */
export function LocalizedLink({ to, hash, otherwise = null, children, ...rest }: Props) {
  const locale = useLocale();
  if (!isBuilt(to)) return otherwise;
  return (
    <a {...rest} href={href(to, locale, hash)}>
      {children}
    </a>
  );
}
