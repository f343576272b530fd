import path from 'node:path';
import { hashSource } from '@/lib/security/policies';
import { writeInto } from '@/scripts/postbuild/files';
import { inlineSources } from '@/scripts/postbuild/inlineSources';
import { folderOfTest } from '../support/folder';
import { exportedPage, scripts, styles } from './support/exported';

/** Specification 33.3 and 33.7: a page holds all that its first paint needs, and no script of the framework. */

const site = folderOfTest();
beforeEach(async () => {
  for (const url of [scripts.page, ...Object.values(scripts.islands).flat()]) await writeInto(site + url, '');
});

async function sourcesOf(html: string) {
  await writeInto(path.join(site, 'de/about.html'), html);
  return inlineSources(site, scripts);
}
const boot = `<script>${scripts.boot}</script><script type="module" src="${scripts.page}"></script>`;

it('a policy allows the styles, the boot script and the speculation rules of a page, and no data', async () => {
  expect(await sourcesOf(exportedPage())).toEqual({
    scripts: [hashSource(scripts.staticBoot), hashSource('{}')].sort(),
    styles: { 'de/about.html': [hashSource(styles)] },
  });
  const { scripts: shared } = await sourcesOf(exportedPage(boot));
  expect(shared).toContain(hashSource(scripts.boot));
});

const page = exportedPage('<div data-island="/scripts/slides-1.js /scripts/react-2.js"></div>');

it.each([
  ['no styles', page.replace(/<style>.*<\/style>/, ''), 'has no styles'],
  ['no boot script', page.replace(/<script data-page.*?<\/script>/, ''), 'has no boot script'],
  ['another inline script', `${page}<script>other()</script>`, 'holds a script that is not ours: other()'],
  [
    'the framework’s data',
    `${page}<script id="__NEXT_DATA__" type="application/json">{}</script>`,
    'holds a script that is not ours: {}',
  ],
  [
    'a script of the framework',
    `${page}<script src="/_next/static/chunks/main-1.js" defer=""></script>`,
    'names the script /_next/static/chunks/main-1.js, which is not in out/scripts/',
  ],
  [
    'a page script that is missing',
    page.replace('page-1', 'page-2'),
    'names the script /scripts/page-2.js, which is not in out/scripts/',
  ],
  [
    'an island whose script is missing',
    page.replace('react-2', 'react-3'),
    'names the script /scripts/react-3.js, which is not in out/scripts/',
  ],
])('a page with %s stops the build with one sentence', async (_, html, problem) => {
  await expect(sourcesOf(page)).resolves.toBeDefined();
  await expect(sourcesOf(html)).rejects.toThrow(
    new Error(`postbuild: out/de/about.html: ${problem}; see docs/upgrading.md, "Next.js"`),
  );
});
