import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { end, freePort } from '@/scripts/programs';
import type { Driver, Engine } from './driver';
import { takeHeard } from './hearing';

/** The toolbar of the browser's window needs 447 pixels; the pages are tested in narrower viewports. */
const narrowToolbar =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** The history of a window is limited to a hundred entries, and tests count them. */
const visitorsPerWindow = 15;

/** As `KeyboardEvent.key` calls them, and as WebDriver does. */
const keys: Readonly<Record<string, string>> = {
  ...{ Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, End: Key.END, Home: Key.HOME },
  ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowDown: Key.ARROW_DOWN },
  ...{ Control: Key.CONTROL, Shift: Key.SHIFT },
};

/** WebKitGTK, over WebDriver, on a virtual screen of its own. It has one window at a time, which visitors share. */
export async function webkitEngine(): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1680x1280x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: config },
  });
  await listens(port);
  const start = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
      .build();
  let driver = await start();
  let visitors = 0;
  const open = async () => {
    visitors += 1;
    if (visitors % visitorsPerWindow === 0) {
      await driver.quit();
      driver = await start();
    }
    return driverOf(driver);
  };
  return {
    speaks: false,
    tellsConsole: false,
    open,
    close: async () => {
      await driver.quit().catch(() => {});
      await end(service, 'SIGTERM');
      await end(screen, 'SIGTERM');
      await rm(config, { recursive: true, force: true });
    },
  };
}

/** Waits until a program listens on a port, as this one does not report it. */
async function listens(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers()) && Date.now() < deadline) await setTimeout(50);
}

function driverOf(driver: WebDriver): Driver {
  const run = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(script);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const act = () => driver.actions({ async: true });
  const key = (name: string) => keys[name] ?? name;
  return {
    goto: (url) => driver.get(url),
    resize: async (width, height) => {
      const [wider, higher] = (await run('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + wider, height: height + higher });
      await driver.wait(async () => (await run('innerWidth')) === width, 5000, `no viewport of ${width} px`);
    },
    run,
    move: (x, y) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    down: () => act().press().perform(),
    up: () => act().release().perform(),
    keyDown: (name) => act().keyDown(key(name)).perform(),
    keyUp: (name) => act().keyUp(key(name)).perform(),
    type: (text) => act().sendKeys(text).perform(),
    attach: (selector, files) => driver.findElement(By.css(selector)).sendKeys(files.join('\n')),
    said: async () => (await run(takeHeard)) as string[],
    close: async () => {
      await driver.get('about:blank');
      // It fails in the page that is being left.
      const isEmpty = () => run("location.href === 'about:blank'").catch(() => false);
      await driver.wait(isEmpty, 5000, 'no empty page');
    },
  };
}
