import { useTranslation } from 'next-i18next/pages';
import type { RefObject } from 'react';
import { type Attachment, isolated } from '@/lib/forms/attachments';
import { fileSize } from '@/lib/forms/fileSize';
import { useLocale } from '@/lib/i18n/useLocale';
import fieldStyles from './Field.module.css';
import styles from './FileField.module.css';

interface Props {
  /** The file input's id; the id of a problem is this one and the file's. */
  id: string;
  attachments: readonly Attachment[];
  /** Why each of them cannot be sent, as a text. */
  problems: readonly (string | undefined)[];
  onRemove: (id: number) => void;
  /** Receives the focus when the last file is removed. */
  otherwise: RefObject<HTMLElement | null>;
}

/** The chosen files, each with its size, its error and a button to remove it. */
export function FileList({ id: inputId, attachments, problems, onRemove, otherwise }: Props) {
  const { t } = useTranslation('forms');
  const locale = useLocale();

  const remove = (id: number, item: HTMLElement | null) => {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? otherwise.current)?.focus();
    onRemove(id);
  };

  return (
    <div aria-live="polite">
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map(({ id, file, dataUrl }, index) => (
            <li key={id}>
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={`small ${styles.size}`}>{fileSize(file.size, locale)}</span>
              <button
                type="button"
                aria-label={t('files.removeNamed', { name: isolated(file.name) })}
                onClick={({ currentTarget }) => remove(id, currentTarget.closest('li'))}
              >
                {t('files.remove')}
              </button>
              {problems[index] ? (
                <p id={`${inputId}-${id}`} className={`small ${fieldStyles.error}`}>
                  {problems[index]}
                </p>
              ) : (
                dataUrl === undefined && <p className={`small ${styles.size}`}>{t('files.reading')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
