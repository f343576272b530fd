import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ApplicationValues } from '@/lib/forms/applicationValues';
import { type Attachment, problemsOf, readAsDataUrl } from '@/lib/forms/attachments';
import type { Draft } from './useDraft';

let lastId = 0;

interface Attachments {
  /** Props of the file input. */
  input: RefObject<HTMLInputElement | null>;
  /** Adds the files chosen in the input. */
  take: () => void;
  remove: (id: number) => void;
}

/**
 * The files of an application. Each choice adds to the ones before, and each valid file is read at once. So a file that
 * cannot be read is reported before sending, and one that is moved afterwards can still be sent.
 * @param chosen the draft's own list
 */
export function useAttachments(
  draft: Draft<ApplicationValues> | undefined,
  chosen: readonly Attachment[],
): Attachments {
  const input = useRef<HTMLInputElement>(null);
  const beingRead = useRef(new Set<number>());

  const waiting = useRef<File[]>([]); // for the draft

  const take = useCallback(() => {
    if (input.current) waiting.current.push(...takenFrom(input.current));
    if (!draft || waiting.current.length === 0) return;
    const added = waiting.current.splice(0).map((file) => ({ id: ++lastId, file }));
    put(draft, (present) => [...present, ...added]);
  }, [draft]);

  // Files chosen before the draft or the page's scripts had loaded.
  useEffect(take, [take]);

  useEffect(() => {
    if (!draft) return;
    const problems = problemsOf(chosen);
    for (const [index, { id, file, dataUrl }] of chosen.entries()) {
      if (problems[index] || dataUrl !== undefined || beingRead.current.has(id)) continue;
      beingRead.current.add(id);
      readAsDataUrl(file).then(
        (content) => change(draft, id, { dataUrl: content }),
        () => change(draft, id, { unreadable: true }),
      );
    }
  }, [draft, chosen]);

  const remove = (id: number) => {
    if (draft) put(draft, (present) => present.filter((attachment) => attachment.id !== id));
  };

  return { input, take, remove };
}

function takenFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = ''; // so that the same file can be chosen again, and input and list never differ
  return files;
}

function change(draft: Draft<ApplicationValues>, id: number, found: Partial<Attachment>): void {
  put(draft, (present) =>
    present.map((attachment) => (attachment.id === id ? { ...attachment, ...found } : attachment)),
  );
}

function put(draft: Draft<ApplicationValues>, edit: (present: Attachment[]) => Attachment[]): void {
  draft.setValue('File', edit(draft.getValues('File') ?? []), { shouldValidate: true });
}
