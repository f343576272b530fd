import path from 'node:path';

/** What looking for a browser needs to know about the machine; a test passes its own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Whether the program starts; one whose libraries are missing does not. */
  starts(executable: string): boolean;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
export function installedBrowser(machine: Machine): string | undefined {
  const wished = machine.env.CHROMIUM_PATH;
  if (wished) {
    if (machine.exists(wished)) return wished;
    throw new Error(
      `CHROMIUM_PATH names ${wished}, but there is no such file; correct the setting or unset it.`,
    );
  }
  return usualPlaces(machine).find((file) => machine.exists(file) && machine.starts(file));
}

function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    return WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).flatMap((folder) =>
      WINDOWS_PATHS.map((file) => path.win32.join(folder, file)),
    );
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...MAC_PATHS] : onPath;
}
