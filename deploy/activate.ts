import { parseArgs } from 'node:util';
import { ActivationFailure } from './failure';
import { activateOnMachine } from './machine';
import { keepForUpload } from './upload';
import { keepInVolume } from './volume';

// `deploy/activate`: the command of a release that makes it the one that is served (docs/deploying.md).

const usage = `deploy/activate machine LINK [COMMAND]  points LINK at this release, runs COMMAND to reload the servers, removes old releases
deploy/activate volume FOLDER           puts the hashed files of this release into a FOLDER that gateways share (KEPT_DIR)
deploy/activate upload ORIGIN           adds the hashed files of the site that is live at ORIGIN to out/, before it is uploaded
  --keep N   how many releases stay available, 10 by default: more than a week of nightly builds; 1 for the first upload`;

try {
  console.log(await activate());
} catch (error) {
  if (!(error instanceof ActivationFailure)) throw error;
  console.error(`deploy/activate: ${error.message}`);
  process.exitCode = 1;
}

async function activate(): Promise<string> {
  const { positionals, values } = readArguments();
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

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { keep: { type: 'string', default: '10' } } });
  } catch {
    throw new ActivationFailure(`wrong use.\n${usage}`);
  }
}
