import { useTranslation } from 'next-i18next/pages';
import { TextArea, TextField } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';
import { useSamples } from './useSamples';

/** Fields: empty, filled, optional, with a hint, wrong, several lines, a choice. */
export function ShowcaseFields() {
  const { t } = useTranslation('showcase');
  const { services } = useSamples();
  return (
    <Part of="fields">
      <Specimen
        of="Field"
        code={`import { TextArea, TextField } from '@/components/forms/Field';\nimport { SelectField } from '@/components/forms/SelectField';\n\n<TextField name="mail" label={t('…')} hint={t('…')} optional error={t('…')} />\n<TextArea name="text" label={t('…')} rows={5} />\n<SelectField name="branch" label={t('…')} choices={[{ value, name }]} />`}
      >
        <div className={`columns ${styles.fields}`}>
          <TextField name="empty" label={t('fields.empty')} />
          <TextField name="filled" label={t('fields.filled')} defaultValue={t('fields.value')} />
          <TextField name="optional" label={t('fields.optional')} optional />
          <TextField name="hint" label={t('fields.hint')} hint={t('fields.hintText')} />
          <TextField
            name="wrong"
            label={t('fields.wrong')}
            defaultValue={t('fields.wrongValue')}
            error={t('fields.error')}
          />
          <SelectField
            name="choice"
            label={t('fields.choice')}
            choices={services.map(({ title }) => ({ value: title, name: title }))}
          />
          <TextArea name="area" label={t('fields.area')} rows={5} />
        </div>
      </Specimen>
    </Part>
  );
}
