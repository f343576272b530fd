import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/Badge';
import { Button, ButtonLink } from '@/components/ui/Button';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { Signpost } from '@/components/ui/Signpost';
import { AddressLink, ArrowLink, BackLink, TextLink } from '@/components/ui/TextLink';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';

/** Buttons, links and badges. */
export function ShowcaseControls() {
  const { t } = useTranslation(['showcase', 'common']);
  const { info } = company.mail;
  const address = mailLink(info);
  return (
    <Part of="controls">
      <Specimen
        of="Button"
        code={`import { Button, ButtonLink } from '@/components/ui/Button';\n\n<Button onClick={…} disabled variant="signal | ink">\n<ButtonLink to="contact" variant="signal | ink">\n<ButtonAddress address={mailLink(…)}>`}
      >
        <div className={styles.row}>
          <Button>{t('controls.signal')}</Button>
          <Button variant="ink">{t('controls.ink')}</Button>
          <Button disabled>{t('controls.disabled')}</Button>
          <ButtonLink to="contact">{t('common:closing.contact')}</ButtonLink>
          <ButtonAddress address={address}>{info}</ButtonAddress>
        </div>
      </Specimen>
      <Specimen
        of="TextLink"
        code={`import { AddressLink, ArrowLink, BackLink, TextLink } from '@/components/ui/TextLink';\n\n<TextLink to="services">\n<ArrowLink to="services">\n<BackLink to="services">\n<AddressLink address={mailLink(…)}>`}
      >
        <div className={styles.row}>
          <TextLink to="services">{t('controls.text')}</TextLink>
          <ArrowLink to="services">{t('controls.arrow')}</ArrowLink>
          <BackLink to="services">{t('controls.back')}</BackLink>
          <AddressLink address={address}>{t('controls.address')}</AddressLink>
        </div>
      </Specimen>
      <Specimen of="LocalizedLink" code={'<LocalizedLink to="services" hash="design">'} />
      <Specimen
        of="Signpost"
        code={`<Signpost links={[{ label: t('…'), to: 'contact' }, { label: t('…'), href: mailLink(…), address: … }]} />`}
      >
        <Signpost
          links={[
            { label: t('common:closing.contact'), to: 'contact' },
            { label: t('common:closing.links.services'), to: 'services' },
            { label: t('controls.address'), href: address, address: info },
          ]}
        />
      </Specimen>
      <Specimen of="Badge" code={'<Badge initials="SE" tone="spruce | trail | ice" />'}>
        <div className={styles.row}>
          <Badge initials="SE" />
          <Badge initials="DE" tone="trail" />
          <Badge initials="CO" tone="ice" />
        </div>
      </Specimen>
    </Part>
  );
}
