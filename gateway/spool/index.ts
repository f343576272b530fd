import path from 'node:path';
import type { GatewaySettings } from '../settings';
import { openFolder } from './folder';
import { openPostgres } from './postgres';
import type { OpenSpool } from './types';

/**
 * Opens the configured spool: the database SPOOL_URL, or otherwise the folder SPOOL_DIR.
 *
 * @param options.asOperator whether this is the operator's command, which may run next to a gateway
 * @throws `FolderInUse` when another gateway has the folder; errors of the disk; errors of the database that
 *   waiting does not resolve
 */
export function openSpool(
  { SPOOL_DIR, SPOOL_URL }: Pick<GatewaySettings, 'SPOOL_DIR' | 'SPOOL_URL'>,
  { asOperator = false } = {},
): Promise<OpenSpool> {
  if (SPOOL_URL) return openPostgres({ url: SPOOL_URL });
  return openFolder({ folder: path.resolve(SPOOL_DIR), asOperator });
}
