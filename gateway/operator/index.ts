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
 * The operator's command (docs/gateway.md, "The operator's command"): lists and handles waiting, dead and
 * withheld items. It uses the gateway's settings and is safe while gateways run. Sets exit code 1 on failure,
 * 2 for wrong arguments.
 *
 * @param args the arguments after `spool`
 */
export async function operate(args: readonly string[]): Promise<void> {
  const read = readRequest(args);
  if (read.ok) await serve(read.value.request, read.value.json);
  else fail(read.problems.join('\n'), 2);
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
  // On a signal it stops between two items, so that it holds none. A second signal stops it at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      goesOn = false;
    });
  const open = async (place: GatewaySettings, asOperator: boolean) => {
    const spool = await openSpool(place, { asOperator });
    opened.push(spool);
    return spool;
  };
  try {
    const spool = await open(settings, true);
    // A running gateway would not notice marks added to its folder, so the target must not be in use. Only
    // `move` has a target.
    const move = async () => moveTo(spool, await open(target ?? settings, false), () => goesOn);
    const outcome = await run(request, spool, move);
    if (!outcome.ok) fail(`spool: ${outcome.problems.join('; ')}.`, 1);
    else if ('bytes' in outcome.value) process.stdout.write(outcome.value.bytes);
    else console.log(json ? JSON.stringify(outcome.value.data, null, 2) : outcome.value.text);
  } catch (error) {
    if (error instanceof FolderInUse) {
      fail(
        'spool: a gateway uses the folder that --to names; stop it, and start it again after the move.',
        1,
      );
      return;
    }
    // An error without a code is a bug, not an error of the disk or the database.
    const code = codeOf(error);
    if (code === undefined) throw error;
    fail(`spool: the disk or the database refuses (${code}); see to SPOOL_DIR or SPOOL_URL.`, 1);
  } finally {
    for (const spool of opened) await spool.close();
  }
}

/** The settings of the spool that items are moved to. */
function placeOf(to: string): Partial<Record<keyof GatewaySettings, string>> {
  return to.includes('://') ? { SPOOL_URL: to } : { SPOOL_URL: '', SPOOL_DIR: to };
}

function settingsWith(changes: Readonly<Record<string, string>>): GatewaySettings | undefined {
  const result = readGatewaySettings({ ...process.env, ...changes });
  if (result.ok) return result.value;
  fail(result.problems.join('\n'), 2);
  return undefined;
}

function fail(sentence: string, code: 1 | 2): void {
  console.error(sentence);
  process.exitCode = code;
}
