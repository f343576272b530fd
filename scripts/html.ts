import { spawnSync } from 'node:child_process';
import { toolFile } from './audits/tools';

/* `npm run test:html`: every page of out/ through the W3C's Nu HTML Checker, which needs Java 11 or later.
   Its messages about styles are ignored, as its validator does not know container queries, view transitions,
   timelines or SVG properties. In `npm run check` Biome checks the styles' names and syntax. It also does not
   know that a link of type `expect` may block rendering (HTML, link type "expect"), which the view transition
   needs (specification 40.3). */
const filter = '.*CSS: .*|.*“link” element with a “blocking” attribute.*';
const checker = ['-jar', toolFile('vnu-jar/build/dist/vnu.jar'), '--errors-only', '--skip-non-html'];
const { status, error } = spawnSync('java', [...checker, '--filterpattern', filter, 'out'], {
  stdio: 'inherit',
});
if (error) console.error('The HTML checker needs Java (on Debian: apt-get install default-jre-headless).');
if (status === 0) console.log('No errors in the HTML of out/.');
process.exitCode = status ?? 1;
