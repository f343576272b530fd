import { useTranslation } from 'next-i18next/pages';
import styles from './Field.module.css';
import { SingleLineField } from './SingleLineField';
import type { FieldProps } from './useLazyForm';

interface Props {
  prefix: FieldProps;
  number: FieldProps;
}

/**
 * A phone number in two parts, both required (specification 24.7). They are text fields with a dial pad, as a field of type
 * `tel` holds the whole number.
 */
export function PhoneField({ prefix, number }: Props) {
  const { t } = useTranslation('forms');
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t('fields.phone')}</legend>
      <SingleLineField
        {...prefix}
        inputMode="tel"
        autoComplete="tel-country-code"
        label={t('fields.prefix')}
      />
      <SingleLineField {...number} inputMode="tel" autoComplete="tel-national" label={t('fields.number')} />
    </fieldset>
  );
}
