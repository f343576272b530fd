import { installedBrowser, type Machine, type Wish } from './installed';
import { thisMachine } from './machine';

/** What finding a browser may do besides looking; a test passes its own. */
export interface Effects extends Machine {
  readonly isRoot: boolean;
  /** Runs a program to its end, showing what it prints. */
  run(command: string, args: readonly string[]): boolean;
  say(line: string): void;
  /** Where Playwright keeps the browser it downloads, downloaded or not. */
  playwrightPath(): Promise<string>;
}

export interface FoundBrowser {
  /** Nothing for Playwright's own browser, which it finds by itself. */
  readonly executablePath?: string;
  /** How it was found, for people. */
  readonly how: string;
}

/**
 * Finds a Chromium and, when there is none, tries to get one: an installed
 * browser, Playwright's download, the system's package.
 *
 * @throws with one plain sentence that says what to do when all of that fails
 */
export async function findBrowser(wish: Wish = {}, effects: Effects = thisMachine()): Promise<FoundBrowser> {
  const installed = installedBrowser(effects, wish);
  if (installed) return report(effects, { executablePath: installed, how: `the installed ${installed}` });

  const own = await effects.playwrightPath();
  if (usable(effects, own)) return report(effects, { how: "Playwright's own browser" });

  const asRoot = rootPrefix(effects);
  downloadOwn(effects, asRoot !== undefined);
  if (usable(effects, own)) return report(effects, { how: "Playwright's own browser, downloaded just now" });

  if (asRoot && effects.platform === 'linux' && findOnPath(effects, 'apt-get')) {
    installPackage(effects, asRoot);
    const added = installedBrowser(effects, wish);
    if (added) return report(effects, { executablePath: added, how: `the package just installed, ${added}` });
  }
  throw new Error(
    'No browser for the tests: install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program of one.',
  );
}

function report(effects: Effects, found: FoundBrowser): FoundBrowser {
  effects.say(`Browser: ${found.how}.`);
  return found;
}

function usable(machine: Machine, file: string): boolean {
  return machine.exists(file) && machine.starts(file);
}

function downloadOwn(effects: Effects, mayInstall: boolean): void {
  effects.say('No browser is installed: downloading the one that Playwright brings.');
  const install = ['playwright', 'install', 'chromium'];
  // The libraries it needs are packages of the system, which only root may install.
  const withLibraries = effects.platform === 'linux' && mayInstall;
  if (withLibraries && effects.run('npx', [...install, '--with-deps'])) return;
  if (!effects.run('npx', install)) effects.say('The download did not succeed.');
}

function installPackage(effects: Effects, asRoot: readonly string[]): void {
  effects.say("Installing the system's package chromium.");
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    if (!effects.run(command, rest)) {
      effects.say('The installation did not succeed.');
      return;
    }
  }
}

/** What to write before a command to run it as root, or nothing when that takes a password. */
function rootPrefix(effects: Effects): readonly string[] | undefined {
  if (effects.platform === 'win32') return undefined;
  if (effects.isRoot) return [];
  return findOnPath(effects, 'sudo') && effects.run('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function findOnPath({ env, exists }: Machine, name: string): boolean {
  return (env.PATH ?? '').split(':').some((folder) => folder !== '' && exists(`${folder}/${name}`));
}
