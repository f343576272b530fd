import type { AnchorHTMLAttributes } from 'react';
import type { RouteId } from '@/content/routes';
import { useLocale } from '@/lib/i18n/useLocale';
import { href } from '@/lib/routing/href';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route id, or the path of a page that is not a route. */
  to: RouteId | `/${string}`;
  /** An anchor on that page, without `#`. */
  hash?: string;
}

/**
 * The one way to link to a page of the site: a plain link to the page in the
 * reader's language (docs/architecture.md, "Every navigation is a document").
 */
export function LocalizedLink({ to, hash, children, ...rest }: Props) {
  const locale = useLocale();
  return (
    <a {...rest} href={href(to, locale, hash)}>
      {children}
    </a>
  );
}
