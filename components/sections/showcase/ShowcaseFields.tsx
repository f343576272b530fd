import { useTranslation } from 'next-i18next/pages';
import { TextArea, TextField } from '@/components/forms/Field';
import { Section } from '@/components/ui/Section';
import styles from './Showcase.module.css';

/** Fields: empty, filled, optional, wrong, several lines. */
export function ShowcaseFields() {
  const { t } = useTranslation('showcase');
  return (
    <Section label={t('fields.label')}>
      <div className={`columns ${styles.fields}`}>
        <TextField name="empty" label={t('fields.empty')} />
        <TextField name="filled" label={t('fields.filled')} defaultValue={t('fields.value')} />
        <TextField name="optional" label={t('fields.optional')} optional />
        <TextField
          name="wrong"
          label={t('fields.wrong')}
          defaultValue={t('fields.wrongValue')}
          error={t('fields.error')}
        />
        <TextArea name="area" label={t('fields.area')} rows={5} />
      </div>
    </Section>
  );
}
