import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  besideGerman,
  check,
  fact,
  field,
  only,
  patience,
  save,
  shown,
  unfold,
  write,
} from './support/editorForms';
import { changeMeanwhile } from './support/editorMeanwhile';
import { eveningFiles, type RunningEditor, startEditor } from './support/runningEditor';

// As a new editor would, on a copy of the site: `npm run edit`, an evening's changes, `npm run build`, and all of it is
// on the site (specification 37.1, 39.1, 39.2, 39.5, 39.6).

// West of Greenwich, where a day that is taken for a moment becomes the one before.
test.use({ timezoneId: 'America/Los_Angeles' });

let editor: RunningEditor;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await startEditor();
});
test.afterAll(() => editor?.remove());

const open = (page: Page, form: string) => page.goto(`${editor.address}#/collections/${form}`);
const german = 'public/locales/de/home.json';

// CI takes an evening in Firefox (e2e/engines/editor-evening.spec.ts).
test('an editor’s evening', { tag: ['@full', '@long'] }, async ({ page }) => {
  test.setTimeout(480_000);
  page.setDefaultTimeout(30_000);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const began = performance.now();

  await test.step('the title of the home page, which the page shows as it is typed, in its language', async () => {
    await open(page, 'texts/entries/home');
    const title = shown(page).locator('h1');
    await expect(title).toBeVisible(patience);
    await unfold(field(page, 'en', 'hero'));
    await write(field(page, 'en', 'hero.title.0'), 'Software for every');
    await expect(title).toContainText('Software for every');
    await only(page, 'German');
    await write(field(page, 'de', 'hero.title.1'), 'jedes Ge&shy;lände');
    await expect(title).toContainText('jedes Ge\u00adlände', patience);
    await save(page);
    await expect.poll(() => editor.changed(german)).toHaveLength(2);
    expect(editor.read(german)).toContain('"jedes Ge\\u00adlände"');
    expect(editor.changed('public/locales/en/home.json')).toEqual([
      expect.stringContaining('"title": ["Software for", '),
      expect.stringContaining('"title": ["Software for every", '),
    ]);
    await expect(check(page)).toHaveAttribute('data-found', '0', patience);
  });

  await test.step('somebody else changes it meanwhile (specification 39.4, 39.8)', () =>
    changeMeanwhile(page, editor));

  await test.step('an article with a photo, as a phone took it (specification 37.6)', async () => {
    const photo = join(editor.folder, 'IMG_0815.JPG');
    await sharp({ create: { width: 1800, height: 2700, channels: 3, background: '#2a6f77' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(photo);
    await open(page, 'articles/new');
    await only(page, 'English');
    await besideGerman(page);
    // Nothing is sent to a translation service: its buttons are there, and hidden.
    const translate = page.locator('[aria-label^="Translate"]');
    expect(await translate.count()).toBeGreaterThan(5);
    await expect(translate.filter({ visible: true })).toHaveCount(0);
    await write(field(page, 'en', 'slug'), 'harbour-news');
    await field(page, 'en', 'date').locator('input').fill('2026-11-20');
    await field(page, 'en', 'team').getByRole('radio', { name: 'Design' }).click();
    await field(page, 'en', 'picture.en').locator('input[type=file]').first().setInputFiles(photo);
    for (const [locale, title] of [
      ['en', 'News from the harbour'],
      ['de', 'Neues vom Hafen'],
    ] as const) {
      await write(field(page, locale, 'title'), title);
      await write(field(page, locale, 'description'), `${title}.`);
      await write(field(page, locale, 'body'), `${title}.\n\n## ${title} {#news}\n\n${title}.`);
    }
    await save(page);
    await expect(check(page)).toContainText('write what the photo shows, in German', patience);
    await expect(check(page)).toHaveAttribute('data-found', '2');
    expect(editor.read('content/articles/en/harbour-news.md')).toBe(
      '---\nslug: harbour-news\ndate: 2026-11-20\nteam: design\npicture: img_0815\ntitle: News from the harbour\n' +
        'description: News from the harbour.\n---\n\nNews from the harbour.\n\n## News from the harbour {#news}\n\nNews from the harbour.\n',
    );
    expect(editor.read('content/articles/de/harbour-news.md')).not.toContain('team');
    const kept = await sharp(join(editor.folder, 'content/photos/img_0815.jpg')).metadata();
    expect([kept.width, kept.height, kept.orientation, kept.exif]).toEqual([
      2700,
      1800,
      undefined,
      undefined,
    ]);
  });

  await test.step('what the check asks for is a click away, beside the photo itself', async () => {
    await check(page).getByRole('link').first().click();
    await write(fact(page, 'en'), 'Green water');
    await write(fact(page, 'de'), 'Grünes Wasser');
    const drawn = page.frameLocator('iframe').locator('img');
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2700);
    await save(page);
    await expect(check(page)).toHaveAttribute('data-found', '0', patience);
  });

  await test.step('a position', async () => {
    await open(page, 'facts/entries/positions');
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await write(fact(page, 'list.0.title.en'), 'Harbour pilot');
    await write(fact(page, 'list.0.title.de'), 'Hafenlotsin');
    await fact(page, 'list.0.location').getByRole('radio', { name: 'Kosovo' }).click();
    await fact(page, 'list.0.category').getByRole('radio', { name: 'Others' }).click();
    await save(page);
    const position = {
      title: { en: 'Harbour pilot', de: 'Hafenlotsin' },
      location: 'kosovo',
      category: 'others',
    };
    await expect.poll(() => JSON.parse(editor.read('content/positions.json'))).toEqual([position]);
    await expect(shown(page).getByText('Harbour pilot').first()).toBeVisible(patience);
  });

  await test.step('a programme begins later; a mistake is told, then mended', async () => {
    await open(page, 'facts/entries/programmes');
    const start = fact(page, 'programmeFullStack.start').locator('input');
    await unfold(fact(page, 'programmeFullStack'));
    await start.fill('2024-11-01');
    await save(page);
    await expect(check(page)).toContainText('programmeFullStack.deadline: must not be after start', patience);
    await start.fill('2024-12-15');
    await save(page);
    await expect(check(page)).toHaveAttribute('data-found', '0', patience);
    expect(editor.changed('content/programmes.json')).toEqual([
      '-    "start": "2024-12-01",',
      '+    "start": "2024-12-15",',
    ]);
  });
  // A measurement: what it may take depends on the machine.
  console.info(`the editor's steps took ${Math.round((performance.now() - began) / 1000)} s`);

  await test.step('no request left the machine, and no other file has changed', () => {
    const own = [new URL(editor.address).origin, editor.site];
    expect([...origins].filter((origin) => origin !== 'null' && !own.includes(origin))).toEqual([]);
    expect(editor.changedFiles()).toEqual(eveningFiles);
  });

  await test.step('the built site shows all of it', () => {
    execFileSync('npm', ['run', '--silent', 'build', '--', '--unpacked'], {
      cwd: editor.folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    const built = (path: string) => editor.read(`out/${path}.html`);
    expect(built('index')).toContain('Software for every');
    expect(built('de')).toContain('steiles Ge\u00adlände');
    expect(built('blogs/harbour-news')).toContain('alt="Green water"');
    expect(built('de/blogs/harbour-news')).toContain('alt="Grünes Wasser"');
    expect(built('de/careers')).toContain('Hafenlotsin');
    expect(built('careers/career-start-program/full-stack-software-engineer')).toContain(
      '15\u00a0December\u00a02024',
    );
  });
});
