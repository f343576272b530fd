import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command } from './command';

/**
 * Fetched when first needed and not a dependency: it weighs 30 MB, and its
 * install script would download a Java to every machine that has none.
 */
const PACKAGE = 'vnu-jar@26.9.27';
const FOLDER = 'node_modules/.cache/nu-html-checker';
const JAR = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`;

/**
 * The checker also reads the styles in a page, by a validator that does not know all that browsers do. What it is
 * wrong about, as regular expressions: the quotes around names are typographic, so a dot stands for each.
 */
const unknownToTheChecker = [
  'Unrecognized at-rule .@view-transition.', // CSS View Transitions, level 2
  '.mask.: .[a-z]+-gradient', // CSS Masking, level 1: an image, as a gradient is
  'Property .vector-effect. doesn.t exist', // SVG 2, a presentation attribute and so a property
  'CSS: .--', // a custom property may hold anything (CSS Custom Properties, level 1)
];

/**
 * Checks every built page with the W3C's Nu HTML Checker.
 *
 * @throws with one plain sentence when Java or the checker is not to be had
 */
export async function checkHtml(): Promise<boolean> {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error(
      'The HTML checker needs Java 11 or later: install it (on Debian: apt-get install default-jre-headless), then run this again.',
    );
  }
  if (!existsSync(JAR)) {
    const install = `npm install --prefix ${FOLDER} --no-save --no-package-lock --ignore-scripts ${PACKAGE}`;
    if (!(await command(install))) {
      throw new Error(
        `The HTML checker could not be fetched: "${install}" failed. Is the registry within reach?`,
      );
    }
  }
  const filter = `--filterpattern ".*(${unknownToTheChecker.join('|')}).*"`;
  const checked = await command(`java -jar ${JAR} --errors-only --skip-non-html ${filter} out`);
  if (checked) console.log('No errors in the HTML of out/.');
  return checked;
}
