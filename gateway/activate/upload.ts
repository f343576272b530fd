import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, type ReleaseList } from '@/lib/release';
import {
  ActivationFailure,
  checkComplete,
  placeFile,
  placeJson,
  readList,
  releaseLists,
} from './hashedFiles';

/** Path below `out/` where each release publishes its own list and the earlier ones, for the next release to read. */
const publishedLists = 'releases.json';

/** Hosts compress files themselves. */
const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/**
 * Adds the hashed files of the live site to `out/`, for hosts that replace the whole site at once and keep
 * nothing of the former one.
 *
 * @param release absolute path of the release
 * @param live origin of the site, such as `https://www.company.example`
 * @param keep how many releases stay available, including this one; with 1 the live site is not contacted, as
 *   there may be none yet
 * @returns one line that says what was done
 * @throws ActivationFailure when the live site does not answer, or serves a different file from the one it
 *   was built with
 */
export async function keepForUpload(release: string, live: string, keep: number): Promise<string> {
  if (!URL.canParse(live) || new URL(live).origin !== live)
    throw new ActivationFailure(
      `${live} is not an origin; write something like https://www.company.example.`,
    );
  checkComplete(release);
  const out = path.join(release, 'out');
  const own = readList(release);
  const former = (keep > 1 ? await formerLists(live) : []).filter(({ built }) => built !== own.built);
  let added = 0;
  const kept: ReleaseList[] = [];
  for (const { built, files } of former.slice(0, keep - 1)) {
    const there: Record<string, string> = {};
    for (const [file, digest] of Object.entries(files)) {
      if (isCompressed(file)) continue;
      if (!existsSync(path.join(out, file))) {
        const content = await contentAt(`${live}/${file}`);
        // It is missing from the live site, too.
        if (!content) continue;
        if (digestOf(content) !== digest)
          throw new ActivationFailure(
            `${live}/${file} is not the file that was built. At the host, turn off the feature that changes files.`,
          );
        placeFile(path.join(out, file), (unnamed) => writeFileSync(unnamed, content));
        added += 1;
      }
      there[file] = digest;
    }
    kept.push({ built, files: there });
  }
  placeJson(path.join(out, publishedLists), [own, ...kept]);
  return `out/ has the hashed files of earlier releases (${kept.length}); files added: ${added}.`;
}

/** @returns the lists published by the live site; empty when it was uploaded without them */
async function formerLists(live: string): Promise<readonly ReleaseList[]> {
  const url = `${live}/${publishedLists}`;
  const content = await contentAt(url);
  if (!content) return [];
  try {
    return releaseLists.parse(JSON.parse(content.toString()));
  } catch {
    throw new ActivationFailure(`${url} is not a list of releases. Check which file is served there.`);
  }
}

/** @returns the content of a file of the live site, or undefined when it does not exist */
async function contentAt(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) return undefined;
  if (!answer?.ok)
    throw new ActivationFailure(`${url} cannot be fetched (${answer?.status ?? 'no answer'}). Try again.`);
  return Buffer.from(await answer.arrayBuffer());
}
