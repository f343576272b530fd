import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errorCode';
import {
  ActivationFailure,
  addFiles,
  byAge,
  checkComplete,
  placeJson,
  readList,
  releaseLists,
  removeUnlisted,
} from './hashedFiles';

/**
 * Puts the hashed files of a release and its list into a folder that several gateways share (`KEPT_DIR`), and
 * removes files that only old releases need. Each gateway serves from there what its own release lacks. Pages
 * of other releases still find their files during a rollout or a rollback.
 *
 * @param release absolute path of the release
 * @param folder absolute path of the shared folder
 * @param keep how many of the newest releases to keep
 * @returns one line that says what was done
 * @throws ActivationFailure when the folder cannot be written
 */
export function keepInVolume(release: string, folder: string, keep: number): string {
  if (!path.isAbsolute(folder)) throw new ActivationFailure(`${folder} is not an absolute path of a folder.`);
  checkComplete(release);
  const own = readList(release);
  const lists = path.join(folder, 'lists');
  try {
    mkdirSync(lists, { recursive: true });
    // The list goes first: another container that starts now would remove files that no list names.
    placeJson(path.join(lists, nameOf(own.built)), own);
    addFiles(own, path.join(release, 'out'), folder);
    const all = readdirSync(lists)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(lists, name), 'utf8')));
    const sorted = releaseLists.parse(all).sort(byAge);
    const kept = sorted.filter(({ built }, place) => place < keep || built === own.built);
    for (const list of sorted)
      if (!kept.includes(list)) rmSync(path.join(lists, nameOf(list.built)), { force: true });
    removeUnlisted(folder, kept);
    return `${folder} has the hashed files of ${kept.length} releases.`;
  } catch (error) {
    throw new ActivationFailure(
      `cannot use the folder ${folder} (${codeOf(error) ?? error}). Check the permissions of this user.`,
    );
  }
}

const nameOf = (built: string): string => `${built.replace(/\D/g, '')}.json`;
