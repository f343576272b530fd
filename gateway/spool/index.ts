import path from 'node:path';
import type { GatewaySettings } from '../settings';
import { openFolder } from './folder';
import { openPostgres } from './postgres';
import type { OpenSpool } from './types';

/**
 * Opens the spool that the settings name: the database of SPOOL_URL, or else the folder SPOOL_DIR.
 *
 * @param options.beside whether this is the operator's command, beside a gateway that may be running
 * @throws `FolderInUse` when another gateway has the folder; what the disk says, or what keeps the database from being used and waiting does not mend
 */
export function openSpool(
  { SPOOL_DIR, SPOOL_URL }: Pick<GatewaySettings, 'SPOOL_DIR' | 'SPOOL_URL'>,
  { beside = false } = {},
): Promise<OpenSpool> {
  if (SPOOL_URL) return openPostgres({ url: SPOOL_URL });
  return openFolder({ folder: path.resolve(SPOOL_DIR), beside });
}
