import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { certifications } from '@/content/certifications';
import styles from './Certifications.module.css';

interface Props {
  number: number;
  label: string;
  title: string;
  text: string;
}

/** Three badges on a band of ice. */
export function Certifications({ number, label, title, text }: Props) {
  const { t } = useTranslation('certifications');
  return (
    <section className={styles.band} aria-labelledby="certifications">
      <div className="container">
        <SectionOpening number={number} label={label} />
        <div className={`grid ${styles.row}`}>
          <div className={styles.text}>
            <h2 id="certifications" className="type-2">
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <ul className={styles.badges}>
            {certifications.map(({ id, file }) => (
              <li key={id}>
                <img
                  src={`/images/badges/${file}.svg`}
                  alt={t(`names.${id}`)}
                  width={240}
                  height={240}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
