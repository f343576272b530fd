import type { RouteId } from '@/content/routes';
import { ButtonLink } from './Button';
import { ButtonAddress } from './ButtonAddress';
import styles from './Signpost.module.css';

/** A link of a signpost: to a page of the site, or to a mail address, which shows next to its label. */
export type SignpostLink =
  | { readonly label: string; readonly to: RouteId }
  | { readonly label: string; readonly href: string; readonly address: string };

interface Props {
  /** Most important first. */
  links: readonly SignpostLink[];
}

/** Links one below the other in the shape of trail markers; the first is the page's main action. */
export function Signpost({ links }: Props) {
  return (
    <ul className={styles.signpost}>
      {links.map((link) => (
        <li key={link.label}>
          {'to' in link ? (
            <ButtonLink to={link.to} className={styles.link}>
              {link.label}
            </ButtonLink>
          ) : (
            <ButtonAddress address={link.href} className={styles.link}>
              <span>{link.label}</span> <small className="small">{link.address}</small>
            </ButtonAddress>
          )}
        </li>
      ))}
    </ul>
  );
}
