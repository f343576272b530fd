import path from 'node:path';

/** What looking for a browser needs to know about the machine; a test passes its own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Whether the program starts; one whose libraries are missing does not. */
  starts(executable: string): boolean;
}

/** What is wanted of a browser. */
export interface Wish {
  /** That it comes without windows, where such a one is installed: it draws a page in about half the time. */
  readonly headless?: boolean;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** As Debian calls it; where Playwright downloads its own, it comes with one and takes it by itself. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/**
 * @returns the browser that `CHROMIUM_PATH` names, else one installed at a usual
 *   place, else nothing
 * @throws when `CHROMIUM_PATH` names no file: a wish that cannot be met is not replaced silently
 */
export function installedBrowser(machine: Machine, wish: Wish = {}): string | undefined {
  const wished = machine.env.CHROMIUM_PATH;
  if (wished) {
    if (machine.exists(wished)) return wished;
    throw new Error(
      `CHROMIUM_PATH names ${wished}, but there is no such file; correct the setting or unset it.`,
    );
  }
  return usualPlaces(machine, wish).find((file) => machine.exists(file) && machine.starts(file));
}

function usualPlaces({ platform, env }: Machine, { headless = false }: Wish): string[] {
  if (platform === 'win32') {
    return WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).flatMap((folder) =>
      WINDOWS_PATHS.map((file) => path.win32.join(folder, file)),
    );
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const names = headless ? [...HEADLESS_NAMES, ...NAMES] : NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...MAC_PATHS] : onPath;
}
