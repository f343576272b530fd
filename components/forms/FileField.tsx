import { useTranslation } from 'next-i18next/pages';
import type { ApplicationValues } from '@/lib/forms/applicationValues';
import { fileTypes } from '@/lib/forms/limits';
import { describe, FieldError, Hint, Label } from './Field';
import fieldStyles from './Field.module.css';
import styles from './FileField.module.css';
import { FileList } from './FileList';
import { idOf } from './fieldId';
import { useAttachments } from './useAttachments';
import type { Draft } from './useDraft';
import { useDroppedFiles } from './useDroppedFiles';
import { useErrorText } from './useErrorText';
import { useFileTexts } from './useFileTexts';
import type { FieldProps } from './useLazyForm';

interface Props extends Pick<FieldProps, 'name' | 'error'> {
  draft: Draft<ApplicationValues> | undefined;
  chosen: ApplicationValues['File'] | undefined;
}

const endings = Object.keys(fileTypes).map((ending) => `.${ending}`);
const none: NonNullable<ApplicationValues['File']> = [];

/**
 * The CV: one or more files, through the browser's own control. It covers the whole box invisibly and so receives dropped
 * files, too. The text above lists the types, number and sizes accepted (specification 24.10). Every file has its own error.
 */
export function FileField({ name, error, draft, chosen }: Props) {
  const { t } = useTranslation('forms');
  const texts = useFileTexts();
  const id = idOf(name);
  const attachments = chosen ?? none;
  const { input, take, remove } = useAttachments(draft, attachments);
  useDroppedFiles(input);
  const problems = texts.problems(attachments);
  const said = { hint: texts.limits, error: useErrorText()(error, 0) };
  const wrong = attachments.filter((_, index) => problems[index]).map((file) => `${id}-${file.id}`);
  return (
    <div className={fieldStyles.field}>
      <Label id={id} label={t('fields.files')} />
      <Hint id={id}>{said.hint}</Hint>
      <div className={styles.box}>
        <span aria-hidden="true">{t('files.choose')}</span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          accept={endings.join(',')}
          required={attachments.length === 0}
          {...(wrong.length > 0 && { 'aria-invalid': true })}
          {...describe(id, said, { 'aria-describedby': wrong.join(' ') })}
          onChange={take}
        />
      </div>
      <FieldError id={id} error={said.error} />
      <FileList id={id} attachments={attachments} problems={problems} onRemove={remove} otherwise={input} />
    </div>
  );
}
