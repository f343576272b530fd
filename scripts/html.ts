import { spawnSync } from 'node:child_process';
import { toolFile } from './audits/tools';

/*
 * `npm run test:html`: every page of out/ through the W3C's Nu HTML Checker, which needs Java 11 or later.
 *
 * The checker also reads the styles in a page, by a validator that does not know all that browsers do. What it is
 * wrong about, as regular expressions: the quotes around names are typographic, so a dot stands for each.
 */
const unknownToTheChecker = [
  'Unrecognized at-rule .@view-transition.', // CSS View Transitions, level 2
  '.mask.: .[a-z]+-gradient', // CSS Masking, level 1: an image, as a gradient is
  'Property .(?:vector-effect|paint-order). doesn.t exist', // SVG 2, presentation attributes and so properties
  'CSS: .--', // a custom property may hold anything (CSS Custom Properties, level 1)
];

const filter = `.*(${unknownToTheChecker.join('|')}).*`;
const checker = ['-jar', toolFile('vnu-jar/build/dist/vnu.jar'), '--errors-only', '--skip-non-html'];
const { status, error } = spawnSync('java', [...checker, '--filterpattern', filter, 'out'], {
  stdio: 'inherit',
});
if (error) console.error('The HTML checker needs Java (on Debian: apt-get install default-jre-headless).');
if (status === 0) console.log('No errors in the HTML of out/.');
process.exitCode = status ?? 1;
