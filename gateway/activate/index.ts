import { parseArgs } from 'node:util';
import { ActivationFailure } from './hashedFiles';
import { activateOnMachine } from './machine';
import { keepForUpload } from './upload';
import { keepInVolume } from './volume';

const usage = `deploy/activate machine LINK [COMMAND]  points LINK at this release, runs COMMAND to reload the servers, removes old releases
deploy/activate volume FOLDER           puts the hashed files of this release into a FOLDER that gateways share (KEPT_DIR)
deploy/activate upload ORIGIN           adds the hashed files of the site that is live at ORIGIN to out/, before it is uploaded
  --keep N   how many releases stay available, 10 by default: more than a week of nightly builds; 1 for the first upload`;

/**
 * `deploy/activate`: puts a release live (docs/deploying.md). Prints one line that says what was done. On
 * failure it prints one sentence and sets exit code 1.
 *
 * @param args the arguments after `activate`; the working directory is the release
 */
export async function activate(args: readonly string[]): Promise<void> {
  try {
    console.log(await activated(args));
  } catch (error) {
    if (!(error instanceof ActivationFailure)) throw error;
    console.error(`deploy/activate: ${error.message}`);
    process.exitCode = 1;
  }
}

async function activated(args: readonly string[]): Promise<string> {
  const { positionals, values } = readArguments(args);
  const [kind, target, command, ...rest] = positionals;
  if (!/^[1-9]\d{0,3}$/.test(values.keep))
    throw new ActivationFailure('--keep takes a number from 1 to 9999.');
  const keep = Number(values.keep);
  // The script changes into the folder of its release.
  const release = process.cwd();
  if (target !== undefined && rest.length === 0) {
    if (kind === 'machine') return activateOnMachine({ release, link: target, command, keep });
    if (kind === 'volume' && command === undefined) return keepInVolume(release, target, keep);
    if (kind === 'upload' && command === undefined) return keepForUpload(release, target, keep);
  }
  throw new ActivationFailure(`wrong use.\n${usage}`);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keep: { type: 'string', default: '10' } },
    });
  } catch {
    throw new ActivationFailure(`wrong use.\n${usage}`);
  }
}
