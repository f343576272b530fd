import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { Section } from '@/components/ui/Section';
import { AddressLink, ArrowLink } from '@/components/ui/TextLink';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';
import styles from './Showcase.module.css';

/** Buttons, links, badges and facts. */
export function ShowcaseControls() {
  const { t } = useTranslation('showcase');
  return (
    <>
      <Section label={t('buttons.label')}>
        <div className={styles.row}>
          <Button>{t('buttons.signal')}</Button>
          <Button disabled>{t('buttons.disabled')}</Button>
          <Button variant="ink">{t('buttons.ink')}</Button>
          <ArrowLink to="contact">{t('buttons.link')}</ArrowLink>
          <AddressLink address={mailLink(company.mail.info)}>{t('buttons.address')}</AddressLink>
        </div>
      </Section>
      <Section label={t('badges.label')}>
        <div className={styles.row}>
          <Badge initials="SE" />
          <Badge initials="DE" tone="trail" />
          <Badge initials="CO" tone="ice" />
        </div>
      </Section>
      <Section label={t('facts.label')}>
        <Facts
          facts={[
            { name: t('facts.name'), value: t('facts.value') },
            { name: t('badges.label'), value: t('buttons.label') },
          ]}
        />
      </Section>
    </>
  );
}
