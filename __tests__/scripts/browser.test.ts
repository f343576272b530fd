/** @jest-environment node */
import { type Effects, findBrowser } from '@/scripts/browser/find';
import { installedBrowser } from '@/scripts/browser/installed';

const OWN = '/cache/playwright/chrome';
const NO_BROWSER =
  'No browser for the tests: install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program of one.';

interface Scene {
  readonly platform?: NodeJS.Platform;
  readonly env?: Record<string, string>;
  readonly isRoot?: boolean;
  readonly files?: readonly string[];
  /** Files that are there but do not start. */
  readonly broken?: readonly string[];
  /** The files that a command brings; a command that is not listed fails. */
  readonly commands?: Record<string, readonly string[]>;
}

/** A machine of the scene's making, with what was run and said on it. */
function machine(scene: Scene): { effects: Effects; ran: string[]; said: string[] } {
  const files = new Set(scene.files);
  const ran: string[] = [];
  const said: string[] = [];
  const effects: Effects = {
    platform: scene.platform ?? 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', ...scene.env },
    isRoot: scene.isRoot ?? false,
    exists: (file) => files.has(file),
    starts: (file) => !scene.broken?.includes(file),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = scene.commands?.[line];
      for (const file of brought ?? []) files.add(file);
      return brought !== undefined;
    },
    say: (line) => said.push(line),
    playwrightPath: async () => OWN,
  };
  return { effects, ran, said };
}

describe('a browser that is there', () => {
  test('the one that CHROMIUM_PATH names comes first', async () => {
    const { effects, ran } = machine({
      env: { CHROMIUM_PATH: '/opt/c' },
      files: ['/opt/c', '/usr/bin/chromium'],
    });
    expect(await findBrowser({}, effects)).toEqual({ executablePath: '/opt/c', how: 'the installed /opt/c' });
    expect(ran).toEqual([]);
  });

  test('a CHROMIUM_PATH that names nothing is an error', async () => {
    const { effects } = machine({ env: { CHROMIUM_PATH: '/opt/c' }, files: ['/usr/bin/chromium'] });
    await expect(findBrowser({}, effects)).rejects.toThrow(
      'CHROMIUM_PATH names /opt/c, but there is no such file; correct the setting or unset it.',
    );
  });

  test.each<[NodeJS.Platform, string, Record<string, string>]>([
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/usr/bin/chromium-browser', {}],
    ['linux', '/usr/local/bin/google-chrome', {}],
    ['linux', '/usr/bin/google-chrome-stable', {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['win32', 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe', { PROGRAMFILES: 'C:\\Programs' }],
  ])('on %s: %s', (platform, file, env) => {
    expect(installedBrowser(machine({ platform, env, files: [file] }).effects)).toBe(file);
  });

  test('one without windows comes first for who wishes it, and for nobody else', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    const { effects } = machine({ files });
    expect(installedBrowser(effects, { headless: true })).toBe('/usr/bin/chromium-headless-shell');
    expect(installedBrowser(effects)).toBe('/usr/bin/chromium');
    const { effects: other } = machine({ files: ['/usr/bin/chromium'] });
    expect(installedBrowser(other, { headless: true })).toBe('/usr/bin/chromium');
  });

  test('one that does not start is passed over', async () => {
    const broken = ['/usr/bin/chromium-browser'];
    const { effects, said } = machine({ files: [...broken, '/usr/bin/google-chrome'], broken });
    expect(await findBrowser({}, effects)).toMatchObject({ executablePath: '/usr/bin/google-chrome' });
    expect(said).toEqual(['Browser: the installed /usr/bin/google-chrome.']);
  });

  test("Playwright's own, downloaded earlier, which Playwright finds by itself", async () => {
    const { effects, ran } = machine({ files: [OWN] });
    expect(await findBrowser({}, effects)).toEqual({ how: "Playwright's own browser" });
    expect(ran).toEqual([]);
  });
});

describe('a browser that has to be fetched', () => {
  test('root gets it from Playwright with the libraries', async () => {
    const { effects, ran } = machine({
      isRoot: true,
      commands: { 'npx playwright install chromium --with-deps': [OWN] },
    });
    expect(await findBrowser({}, effects)).toEqual({ how: "Playwright's own browser, downloaded just now" });
    expect(ran).toEqual(['npx playwright install chromium --with-deps']);
  });

  test.each<[NodeJS.Platform]>([['linux'], ['darwin'], ['win32']])(
    'others get it without, on %s',
    async (platform) => {
      const { effects, ran } = machine({ platform, commands: { 'npx playwright install chromium': [OWN] } });
      expect(await findBrowser({}, effects)).toEqual({
        how: "Playwright's own browser, downloaded just now",
      });
      expect(ran).toEqual(['npx playwright install chromium']);
    },
  );

  test.each([
    ['as root', { isRoot: true }, ''],
    ['with sudo that asks for nothing', { isRoot: false }, 'sudo -n '],
  ])('a download that does not start gives way to the package, %s', async (_name, { isRoot }, prefix) => {
    const { effects, ran, said } = machine({
      isRoot,
      files: ['/usr/bin/apt-get', '/usr/bin/sudo'],
      broken: [OWN],
      commands: {
        'sudo -n true': [],
        'npx playwright install chromium': [OWN],
        [`${prefix}apt-get update`]: [],
        [`${prefix}apt-get install -y --no-install-recommends chromium`]: ['/usr/bin/chromium'],
      },
    });
    expect(await findBrowser({}, effects)).toMatchObject({ executablePath: '/usr/bin/chromium' });
    expect(ran.filter((line) => !line.startsWith('sudo -n true'))).toEqual([
      'npx playwright install chromium --with-deps',
      'npx playwright install chromium',
      `${prefix}apt-get update`,
      `${prefix}apt-get install -y --no-install-recommends chromium`,
    ]);
    expect(said).toEqual([
      'No browser is installed: downloading the one that Playwright brings.',
      "Installing the system's package chromium.",
      'Browser: the package just installed, /usr/bin/chromium.',
    ]);
  });

  test.each<[string, Scene]>([
    ['nobody may install', { files: ['/usr/bin/apt-get', '/usr/bin/sudo'] }],
    ['there is no package manager', { isRoot: true }],
    ['everything fails', { isRoot: true, files: ['/usr/bin/apt-get'] }],
    [
      'the package brings no browser',
      {
        isRoot: true,
        files: ['/usr/bin/apt-get'],
        commands: { 'apt-get update': [], 'apt-get install -y --no-install-recommends chromium': [] },
      },
    ],
  ])('a plain sentence when %s', async (_name, scene) => {
    await expect(findBrowser({}, machine(scene).effects)).rejects.toThrow(NO_BROWSER);
  });
});
