import { useContext } from 'react';
import { KeepWords } from '@/components/ui/KeepWords';
import { Section } from '@/components/ui/Section';
import { clients } from '@/content/clients';
import { LogoWidths, logoHeight } from '@/lib/logos/widths';
import styles from './ClientLogos.module.css';

interface Props {
  label: string;
  title: string;
  /** On an ice band instead of the page's background. */
  onIce?: boolean;
  low?: boolean;
}

/** Logos in rows between rules: three per row, on narrow layouts two and the last alone. */
export function ClientLogos({ label, title, onIce, low }: Props) {
  const widths = useContext(LogoWidths);
  return (
    <Section
      id="clients"
      label={label}
      tone={onIce ? 'ice' : undefined}
      className={onIce ? styles.ice : low ? styles.low : undefined}
    >
      <div className="grid">
        <h2 id="clients" className={`type-3 ${styles.title}`}>
          <KeepWords text={title} />
        </h2>
        <ul className={`axis ${styles.logos}`}>
          {clients.map(({ name, logo }) => (
            <li key={logo}>
              <img src={logo} alt={name} width={widths[logo]} height={logoHeight} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
