import { useTranslation } from 'next-i18next/pages';
import { type Attachment, type AttachmentProblem, isolated, problemsOf } from '@/lib/forms/attachments';
import { inMegabytes } from '@/lib/forms/fileSize';
import { fileLimits, fileTypes } from '@/lib/forms/limits';

const limits = {
  types: Object.keys(fileTypes).join(', '),
  count: fileLimits.count,
  each: inMegabytes(fileLimits.each),
  total: inMegabytes(fileLimits.total),
};

/** @returns a text with the limits, and a function that lists why some files cannot be sent, by name */
export function useFileTexts() {
  const { t } = useTranslation('forms');

  const textOf = (problem: AttachmentProblem | undefined, name: string): string | undefined => {
    switch (problem) {
      case 'FILE_TYPE':
        return t('FILE_TYPE', { ...limits, name });
      case 'FILE_EMPTY':
        return t('FILE_EMPTY', { name });
      case 'FILE_SIZE':
        return t('FILE_SIZE', { ...limits, name });
      case 'FILE_COUNT':
        return t('FILE_COUNT', { ...limits, name });
      case 'FILE_TOTAL':
        return t('FILE_TOTAL', { ...limits, name });
      case 'FILE_UNREADABLE':
        return t('FILE_UNREADABLE', { name });
      default:
        return undefined;
    }
  };

  return {
    limits: t('hints.files', limits),
    problems: (attachments: readonly Attachment[]) => {
      const problems = problemsOf(attachments);
      return attachments.map(({ file }, index) => textOf(problems[index], isolated(file.name)));
    },
  };
}
