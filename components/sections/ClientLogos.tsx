import { SectionOpening } from '@/components/ui/SectionOpening';
import { clientLogoHeight, clients } from '@/content/clients';
import styles from './ClientLogos.module.css';

interface Props {
  number: number;
  label: string;
  title: string;
}

/** Nine logos: three by three, on narrow layouts two per row. */
export function ClientLogos({ number, label, title }: Props) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="clients">
      <SectionOpening number={number} label={label} />
      <div className="grid">
        <h2 id="clients" className={`type-3 ${styles.title}`}>
          {title}
        </h2>
        <ul className={styles.logos}>
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
    </section>
  );
}
