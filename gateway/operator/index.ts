import { existsSync } from 'node:fs';
import { codeOf } from '../errorCode';
import { type GatewaySettings, readGatewaySettings } from '../settings';
import { openSpool } from '../spool';
import { FolderInUse } from '../spool/folder/lock';
import type { OpenSpool } from '../spool/types';
import { moveTo } from './move';
import { type Request, readRequest } from './request';
import { run } from './run';

/**
 * The operator's command (docs/gateway.md, «The operator's command»): what waits, is dead or withheld; with the gateway's
 * settings, and safe while gateways run. Sets the exit code to 1 when it could not be done, to 2 when something else
 * should be typed.
 *
 * @param args what stands behind `spool`
 */
export async function operate(args: readonly string[]): Promise<void> {
  const read = readRequest(args);
  if ('problem' in read) fail(read.problem, 2);
  else await serve(read.request, read.json);
}

async function serve(request: Request, json: boolean): Promise<void> {
  const settings = settingsWith({});
  const target = request.command === 'move' ? settingsWith(placeOf(request.to)) : undefined;
  if (!settings || (request.command === 'move' && !target)) return;
  if (settings.SPOOL_URL === undefined && !existsSync(settings.SPOOL_DIR)) {
    fail(
      `spool: there is no folder ${settings.SPOOL_DIR}; set SPOOL_DIR or SPOOL_URL as the gateway has it.`,
      2,
    );
    return;
  }
  const opened: OpenSpool[] = [];
  let goesOn = true;
  // Whatever asks it to end: it ends between two items, so that it holds none any more. A second time ends it at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      goesOn = false;
    });
  const open = async (place: GatewaySettings, beside: boolean) => {
    const spool = await openSpool(place, { beside });
    opened.push(spool);
    return spool;
  };
  try {
    const spool = await open(settings, true);
    // A gateway that runs would not know the marks that come into its folder, so none may. Only a move has a target.
    const move = async () => moveTo(spool, await open(target ?? settings, false), () => goesOn);
    const outcome = await run(request, spool, move);
    if ('problem' in outcome) fail(`spool: ${outcome.problem}.`, 1);
    else if ('bytes' in outcome) process.stdout.write(outcome.bytes);
    else console.log(json ? JSON.stringify(outcome.data, null, 2) : outcome.text);
  } catch (error) {
    if (error instanceof FolderInUse) {
      fail(
        'spool: a gateway uses the folder that --to names; stop it, and start it again after the move.',
        1,
      );
      return;
    }
    // Without a code it is no word of the disk or the database but a fault of this program.
    const code = codeOf(error);
    if (code === undefined) throw error;
    fail(`spool: the disk or the database refuses (${code}); see to SPOOL_DIR or SPOOL_URL.`, 1);
  } finally {
    for (const spool of opened) await spool.close();
  }
}

/** Where items are moved to, in terms of settings. */
function placeOf(to: string): Partial<Record<keyof GatewaySettings, string>> {
  return to.includes('://') ? { SPOOL_URL: to } : { SPOOL_URL: '', SPOOL_DIR: to };
}

function settingsWith(changes: Readonly<Record<string, string>>): GatewaySettings | undefined {
  const result = readGatewaySettings({ ...process.env, ...changes });
  if (result.ok) return result.settings;
  fail(result.problems.join('\n'), 2);
  return undefined;
}

function fail(sentence: string, code: 1 | 2): void {
  console.error(sentence);
  process.exitCode = code;
}
