import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import { sep } from 'node:path';
import { drawBadges } from '@/art/badges/files';
import { drawClientLogos } from '@/art/clients/files';
import { drawContourSheet } from '@/art/contours/files';
import { contourSheets } from '@/art/contours/sheets';
import { cacheFolder } from '@/art/lib/paths';
import { drawPerson } from '@/art/portraits';
import { people } from '@/art/portraits/people';
import { drawServiceProfile } from '@/art/profile/files';

// In milliseconds: two heightfields take about ten seconds, more on a busy machine.
jest.setTimeout(120_000);

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', '__tests__/art/support/lands.ts']);
});

/** Drawings that need no browser and only seconds; docs/architecture.md, "Pictures drawn by code". */
const drawings = {
  'contour lines': () => drawContourSheet('contour-dark', contourSheets['contour-dark']),
  'the profile of the services': drawServiceProfile,
  badges: drawBadges,
  'logos of clients': drawClientLogos,
  portraits: () => Promise.all(Object.entries(people).map(([id, spec]) => drawPerson(id, spec))),
};

test.each(Object.entries(drawings))('%s: the same input gives the same bytes', async (_, draw) => {
  const write = jest.spyOn(fs, 'writeFile').mockResolvedValue();
  await draw();
  const written = write.mock.calls.filter(([file]) => !String(file).startsWith(cacheFolder + sep));
  write.mockRestore();
  expect(written).not.toEqual([]);
  for (const [file, drawn] of written) expect(drawn).toBe(await fs.readFile(String(file), 'utf8'));
});
