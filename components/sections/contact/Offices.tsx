import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { KeepWords } from '@/components/ui/KeepWords';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { AddressLink } from '@/components/ui/TextLink';
import { offices } from '@/content/company';
import type { Office } from '@/content/schemas/company';
import { phoneLink } from '@/lib/links';
import styles from './Offices.module.css';

/** The two offices, and how to get there. */
export function Offices() {
  const { t } = useTranslation('contact');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="offices">
      <h2 id="offices" className={`type-2 ${styles.title}`}>
        <KeepWords text={t('offices.title')} />
      </h2>
      <div className={styles.offices}>
        {offices.map((office) => (
          <OfficeDetails key={office.id} office={office} />
        ))}
      </div>
    </section>
  );
}

function OfficeDetails({ office }: { office: Office }) {
  const { t } = useTranslation(['contact', 'common']);
  const { text, directions } = t(`offices.${office.id}`, { returnObjects: true });
  return (
    <article className={styles.office} aria-labelledby={`office-${office.id}`}>
      <h3 id={`office-${office.id}`} className="type-3">
        {t(`common:offices.${office.id}.city`)}
      </h3>
      <p className={styles.role}>{t(`common:offices.${office.id}.role`)}</p>
      <p className={styles.text}>{text}</p>
      <Facts
        facts={[
          { name: t('offices.address'), value: <OfficeAddress office={office} /> },
          {
            name: t('facts.phone'),
            value: (
              <>
                <AddressLink address={phoneLink(office.phone)}>{office.phone}</AddressLink>
                <br />
                {t('common:offices.hours')}
              </>
            ),
          },
          ...directions.map(({ from, how }) => ({ name: from, value: how })),
        ]}
      />
      <p className={styles.map}>
        <AddressLink address={office.mapUrl}>{t(`common:offices.${office.id}.map`)}</AddressLink>
      </p>
    </article>
  );
}
