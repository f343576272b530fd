import { Section } from '@/components/ui/Section';
import { clientLogoHeight, clients } from '@/content/clients';
import styles from './ClientLogos.module.css';

interface Props {
  label: string;
  title: string;
  /** On the home page they fill a table; elsewhere they stand on ice without boxes, or in one line. */
  as?: 'table' | 'ice' | 'line';
}

/** Nine logos: three by three, or in one line where there is room; on narrow layouts two per row. */
export function ClientLogos({ label, title, as = 'table' }: Props) {
  return (
    <Section id="clients" label={label} className={styles[as]}>
      <div className="grid">
        <h2 id="clients" className={`type-3 ${styles.title}`}>
          {title}
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
