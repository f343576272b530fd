import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { AddressLink, ArrowLink } from '@/components/ui/TextLink';
import { offices } from '@/content/company';
import { executives } from '@/content/people';
import { phoneLink } from '@/lib/phoneLink';
import styles from './People.module.css';

/** The four executives and the two offices, in one ruled row: who, and the way to more about them; where. */
export function People() {
  const { t } = useTranslation(['dedicatedTeams', 'people', 'common']);
  return (
    <section className={styles.people} aria-labelledby="people">
      <h3 id="people" className="type-3">
        {t('leadership.title')}
      </h3>
      <div className={`grid ${styles.row}`}>
        <div className={styles.executives}>
          <ul className={styles.faces}>
            {executives.map(({ id, office }) => (
              <li key={id}>
                <Face id={id} />
                <h4 className="type-4">{t(`people:people.${id}.name`)}</h4>
                <p>{office}</p>
              </li>
            ))}
          </ul>
          <p>
            <ArrowLink to="about">{t('leadership.link')}</ArrowLink>
          </p>
        </div>
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.id}>
              <h4 className="type-4">{t(`common:offices.${office.id}.city`)}</h4>
              <p>{t(`common:offices.${office.id}.role`)}</p>
              <OfficeAddress office={office} />
              <AddressLink address={phoneLink(office.phone)}>{office.phone}</AddressLink>
              <AddressLink address={office.mapUrl}>{t('common:footer.map')}</AddressLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
