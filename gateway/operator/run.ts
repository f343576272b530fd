import { open, unlink } from 'node:fs/promises';
import type { Result } from '@/content/result';
import { codeOf } from '../errorCode';
import type { KeptState } from '../spool/states';
import type { Item, OpenSpool } from '../spool/types';
import { attemptsOf, contentsOf, factsOf, tableOf } from './output';
import type { Request } from './request';

/** The answer to a request: text and data, or requested bytes. */
export type Outcome = Result<{ readonly text: string; readonly data: object } | { readonly bytes: Buffer }>;

export const done = (text: string, data: object): Outcome => ({ ok: true, value: { text, data } });
export const refused = (problem: string): Outcome => ({ ok: false, problems: [problem] });

/** Moves all items into the other spool. */
type Move = () => Promise<Outcome>;

/**
 * Carries out a request. The answer contains nothing that a visitor wrote unless `show --with-contents` asks
 * for it (specification 27.21).
 *
 * @param move carries out `move`
 * @throws errors of the disk or the database
 */
export async function run(request: Request, spool: OpenSpool, move: Move): Promise<Outcome> {
  switch (request.command) {
    case 'list':
      return list(await spool.list(), request.state);
    case 'show':
      return show(spool, request.id, request.withContents);
    case 'retry':
      return 'all' in request ? retryAll(spool, request.all) : retry(spool, request.id);
    case 'remove':
      return 'all' in request ? removeAll(spool, request.all) : remove(spool, request.id);
    case 'export':
      return exportTo(spool, request.id, request.file);
    case 'move':
      return move();
  }
}

/** Marks are of no interest to a person, so they are listed only on request. */
function list(all: readonly Item[], wanted: Item['state'] | undefined): Outcome {
  const items = all.filter(({ state }) => (wanted ? state === wanted : state !== 'done'));
  const data = items.map((item) => ({
    id: item.id,
    state: item.state,
    receivedAt: new Date(item.receivedAt).toISOString(),
    ...attemptsOf(item),
  }));
  return done(tableOf(data), data);
}

async function show(spool: OpenSpool, id: string, withContents: boolean): Promise<Outcome> {
  const item = await spool.show(id);
  if (!item) return missing(id);
  const facts = factsOf(item);
  const contents = withContents && contentsOf(item);
  const lines = Object.entries(facts).map(([label, value]) => `${label}: ${value}`);
  return done([...lines, ...(contents ? ['', contents.text] : [])].join('\n'), {
    ...facts,
    ...(contents && { contents: contents.data }),
  });
}

async function retry(spool: OpenSpool, id: string): Promise<Outcome> {
  if (await spool.revive(id)) return done(`${id} is tried again now`, { retried: 1 });
  return refused(`${id} is nothing that can be delivered: list names what can`);
}

async function retryAll(spool: OpenSpool, wanted: KeptState): Promise<Outcome> {
  const all = (await spool.list()).filter(({ state }) => state === wanted);
  let retried = 0;
  for (const { id } of all) if (await spool.revive(id)) retried += 1;
  return done(`${retried} of ${all.length} ${wanted} entries are tried again now`, { retried });
}

async function removeAll(spool: OpenSpool, state: KeptState): Promise<Outcome> {
  const removed = await spool.removeAll(state);
  return done(`${removed} ${state} items are removed`, { removed });
}

async function remove(spool: OpenSpool, id: string): Promise<Outcome> {
  if (await spool.remove(id)) return done(`${id} is removed`, { removed: 1 });
  if ((await spool.list()).some((item) => item.id === id && item.state === 'done'))
    return refused(
      `${id} is a mark without content, by which the gateway knows what is sent again; it goes by itself after 8 days`,
    );
  return refused(`${id} is not there, or it is being delivered at this moment`);
}

async function exportTo(spool: OpenSpool, id: string, file: string): Promise<Outcome> {
  const item = await spool.show(id);
  if (!item) return missing(id);
  if (item.state === 'done')
    return refused(`${id} is delivered, moved or removed: only a mark without content is left`);
  // For places where no file can be written, such as a container.
  if (file === '-') return { ok: true, value: { bytes: item.content } };
  try {
    // Personal data, so only this user may read it. An existing file is not overwritten.
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(item.content);
    } catch (error) {
      await unlink(file);
      throw error;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = String(codeOf(error));
    return refused(`${file} cannot be written (${code}); ${remedies[code] ?? 'see to that folder'}`);
  }
  const bytes = item.content.length;
  return done(`${file} holds its ${bytes} bytes; only you can read it`, { id, file, bytes });
}

/** Remedies for a file that cannot be written, by error code. */
const remedies: Readonly<Record<string, string>> = {
  EEXIST: 'name a file that does not exist yet',
  ENOENT: 'name a file in a folder that exists',
  EACCES: 'name a file in a folder that you may write',
  EROFS: 'name a file in a folder that you may write',
  ENOSPC: 'there is no room, and nothing of it is left there',
  EFBIG: 'there is no room, and nothing of it is left there',
  EDQUOT: 'there is no room, and nothing of it is left there',
};

const missing = (id: string) => refused(`${id} is not there: list names what is`);
