import { KeepWords } from '@/components/ui/KeepTogether';
import { Section } from '@/components/ui/Section';
import { clientLogoHeight, clients } from '@/content/clients';
import styles from './ClientLogos.module.css';

interface Props {
  label: string;
  title: string;
  /** On a band of ice instead of the page's background. */
  onIce?: boolean;
  /** In low rows */
  low?: boolean;
}

/** Nine logos in rows between rules: three per row, on narrow layouts two and the last alone. */
export function ClientLogos({ label, title, onIce, low }: Props) {
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
          {clients.map(({ id, name, width }) => (
            <li key={id}>
              <img
                src={`/images/clients/${id}.svg`}
                alt={name}
                width={width}
                height={clientLogoHeight}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
