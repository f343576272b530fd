import { type Disk, writeDurably } from './disk';
import { idOf, type Label } from './names';
import type { Folders } from './open';
import type { Acceptance, Submission, WrittenSubmission } from './types';

interface Parts {
  readonly disk: Disk;
  readonly folders: Folders;
  readonly now: () => number;
  /** Told of every entry that is to be delivered. */
  readonly announce: (id: string) => void;
}

/**
 * The acknowledging half of the spool: a draft, fsync, rename, fsync of the folder,
 * and only then a word (specification 27.1).
 */
export function accepting({ disk, folders, now, announce }: Parts) {
  /** Ids that are being written. */
  const writing = new Set<string>();

  return async function accept(submission: Submission | WrittenSubmission): Promise<Acceptance> {
    const id = idOf(submission);
    const before = folders.index.get(id);
    if (before) return before.bodyHash === submission.bodyHash ? 'known' : 'different';
    if (writing.has(id)) return 'busy';
    writing.add(id);
    try {
      await store(id, written(submission));
    } finally {
      writing.delete(id);
    }
    return 'stored';
  };

  async function store(id: string, { json, ...submission }: WrittenSubmission): Promise<void> {
    const receivedAt = now();
    const label: Label = { id, receivedAt, bodyHash: submission.bodyHash };
    const place = submission.trapped ? 'quarantine' : 'new';
    const head = { id, receivedAt: new Date(receivedAt).toISOString(), ...submission };
    const [draft, file] = [folders.draftOf(label), folders.fileOf(label, place)];
    try {
      await writeDurably(disk, draft, entryText(head, json));
      await disk.rename(draft, file);
      await folders.sync[place]();
    } catch (error) {
      // The sender will hear that it failed, so it must not turn up as if it had not. A disk that refuses this as well
      // keeps a file that the next start finds: of one id it is one submission all the same.
      for (const left of [draft, file]) await disk.remove(left).catch(() => {});
      throw error;
    }
    folders.index.set(id, { ...label, place });
    if (place === 'new') announce(id);
  }
}

function written(submission: Submission | WrittenSubmission): WrittenSubmission {
  if ('json' in submission) return submission;
  const { payload, ...rest } = submission;
  return { ...rest, json: Buffer.from(JSON.stringify(payload)) };
}

/** Up to here copying is cheaper than one more write; bytes. */
const small = 64 * 1024;

/** @returns a JSON object of what is known of a submission and, as its last part, the payload; in pieces */
function entryText(head: object, json: Buffer): Buffer[] {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"payload":`), json, Buffer.from('}')];
  return json.length > small ? pieces : [Buffer.concat(pieces)];
}
