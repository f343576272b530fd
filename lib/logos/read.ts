import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clients } from '@/content/clients';
import { widthOf } from './widths';

/** @returns the widths of all clients' logos by their addresses, as the files say; the content check reports wrong ones */
export const logoWidths = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    clients.map(({ logo }) => [
      logo,
      widthOf(readFileSync(join(process.cwd(), 'public', logo), 'utf8')) ?? 0,
    ]),
  );
