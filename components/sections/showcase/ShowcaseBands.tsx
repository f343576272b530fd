import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { ArrowLink } from '@/components/ui/TextLink';
import { Part, Specimen } from './Part';
import { useSamples } from './useSamples';

/** The two tones of a section. */
export function ShowcaseBands() {
  const { t } = useTranslation('showcase');
  const { facts } = useSamples();
  return (
    <>
      <Part of="ice" tone="ice">
        <Specimen of="ice" code={'<Section tone="ice">'}>
          <Facts facts={facts} />
        </Specimen>
      </Part>
      <Part of="spruce" tone="spruce">
        <Specimen of="spruce" code={'<Section tone="spruce">'}>
          <Facts facts={facts} look="spruce" />
          <p>
            <ArrowLink to="services">{t('controls.arrow')}</ArrowLink>
          </p>
        </Specimen>
      </Part>
    </>
  );
}
