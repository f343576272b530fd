import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type RunningEditor, startEditor } from '../support/runningEditor';
import type { Engine } from './support/driver';
import { EditorTab } from './support/editorTab';
import { expect, test } from './support/fixtures';
import { soon } from './support/tab';

// An editor's evening in every engine: Sveltia CMS has the folder of the editor's server in each (specification 37.6, 39.1,
// 39.5, 39.6).

let editor: RunningEditor;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  editor = await startEditor();
});
test.afterAll(() => editor?.remove());
test.describe.configure({ timeout: 900_000 });

async function openTab(engine: Engine): Promise<EditorTab> {
  const driver = await engine.open({ origin: new URL(editor.address).origin });
  await driver.resize(1280, 800);
  return new EditorTab(driver, editor.address);
}

/** Closes the tab, which may have asked nothing of other origins. */
async function close({ driver }: EditorTab): Promise<void> {
  const asked = (await driver.said()).filter((finding) => finding.startsWith('request to another origin'));
  expect(asked.filter((finding) => !finding.includes(editor.site))).toEqual([]);
  await driver.close();
}

test('an article with a photo, and a position, are saved and checked', async ({ engine }) => {
  const tab = await openTab(engine);

  await test.step('an article with a photo as taken by a phone', async () => {
    const photo = join(editor.folder, 'IMG_0815.JPG');
    await sharp({ create: { width: 1800, height: 2700, channels: 3, background: '#2a6f77' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(photo);
    await tab.form('articles/new');
    // It has no page before it is saved, and borrows one (specification 39.12).
    await tab.write(tab.field('en', 'title'), 'Words without a page');
    const { framed } = tab.driver;
    if (framed) await soon(framed, expect.stringContaining('Words without a page'), tab.patience);
    await tab.withGerman();
    await tab.write(tab.field('en', 'slug'), 'harbour-news');
    await tab.setDate(tab.field('en', 'date'), '2026-11-20');
    await tab.click(`${tab.field('en', 'team')} [data-value=design]`);
    await tab.driver.attach(`${tab.field('en', 'picture.en')} input[type=file]`, [photo]);
    // As Word copies it (specification 39.13, 39.14).
    for (const [locale, title, cell] of [
      ['en', 'News from the harbour', 'Day'],
      ['de', 'Neues vom Hafen', 'Tag'],
    ] as const) {
      await tab.write(tab.field(locale, 'title'), title);
      await tab.write(tab.field(locale, 'description'), `${title}.`);
      const pasted = await tab.paste(
        tab.field(locale, 'body'),
        `<p class=MsoNormal>${title}.</p><h2>${title}<o:p></o:p></h2>
        <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${title}</p>
        <p class=MsoCaption>Table 1: ${title}</p><table class=MsoTableGrid><tr><td><p>${cell}</p></td></tr>
        <tr><td><p>14</p></td></tr></table>`,
      );
      // Where an engine ignores such an event, the same is typed.
      if (!pasted)
        await tab.write(
          tab.field(locale, 'body'),
          `${title}.\n\n## ${title}\n\n- ${title}\n\nTable: ${title}\n\n| ${cell} |\n| --- |\n| 14 |`,
        );
    }
    await tab.save();
    await tab.finds([
      'content/photos/img_0815.json: en: is empty; write what the photo shows, in English',
      'content/photos/img_0815.json: de: is empty; write what the photo shows, in German',
    ]);
    const written = (title: string, cell: string) =>
      `title: ${title}\ndescription: ${title}.\n---\n\n${title}.\n\n## ${title} {#news-from-the-harbour}\n\n- ${title}\n\n` +
      `Table: ${title}\n\n| ${cell} |\n| --- |\n| 14 |\n`;
    expect(editor.read('content/articles/en/harbour-news.md')).toBe(
      `---\nslug: harbour-news\ndate: 2026-11-20\nteam: design\npicture: img_0815\n${written('News from the harbour', 'Day')}`,
    );
    expect(editor.read('content/articles/de/harbour-news.md')).toBe(
      `---\n${written('Neues vom Hafen', 'Tag')}`,
    );
    const kept = await sharp(join(editor.folder, 'content/photos/img_0815.jpg')).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([2700, 1800, undefined]);
  });

  await test.step('the check’s message links to the field', async () => {
    await tab.follow('#check a');
    await tab.write(tab.fact('en'), 'Green water');
    await tab.write(tab.fact('de'), 'Grünes Wasser');
    await tab.save();
    await tab.finds([]);
  });

  await test.step('a position', async () => {
    await tab.form('facts/entries/positions');
    await tab.add(tab.fact('list'), tab.fact('list.0.title.en'));
    await tab.write(tab.fact('list.0.title.en'), 'Harbour pilot');
    await tab.write(tab.fact('list.0.title.de'), 'Hafenlotsin');
    await tab.click(`${tab.fact('list.0.location')} [data-value=kosovo]`);
    await tab.click(`${tab.fact('list.0.category')} [data-value=others]`);
    await tab.save();
    const title = { en: 'Harbour pilot', de: 'Hafenlotsin' };
    await soon(
      async () => JSON.parse(editor.read('content/positions.json')),
      [{ title, location: 'kosovo', category: 'others' }],
      tab.patience,
    );
  });

  expect(editor.changedFiles()).toEqual([
    'content/articles/de/harbour-news.md',
    'content/articles/en/harbour-news.md',
    'content/photos/img_0815.jpg',
    'content/photos/img_0815.json',
    'content/positions.json',
  ]);
  await close(tab);
});

// Each form saves as those above; further pages are compiled for these.
test('titles and a date are changed, saved and checked', { tag: '@long' }, async ({ engine }) => {
  const tab = await openTab(engine);

  await test.step('the title of the home page, in both languages', async () => {
    await tab.form('texts/entries/home');
    await soon(() => tab.preview(), expect.stringContaining(editor.site), tab.patience);
    await tab.withGerman();
    await tab.click(`${tab.field('en', 'hero')} button[aria-label=Expand]`);
    await tab.write(tab.field('en', 'hero.title.0'), 'Software for every');
    await tab.write(tab.field('de', 'hero.title.1'), 'jedes Ge&shy;lände');
    await tab.save();
    await soon(async () => editor.changed('public/locales/de/home.json').length, 2, tab.patience);
    expect(editor.changed('public/locales/en/home.json')).toEqual([
      expect.stringContaining('"title": ["Software for", '),
      expect.stringContaining('"title": ["Software for every", '),
    ]);
    expect(editor.changed('public/locales/de/home.json')[1]).toContain('"jedes Ge\\u00adlände"');
    await tab.finds([]);
  });

  await test.step('its file changes on disk, and leaving asks before unsaved changes are lost (specification 39.4, 39.8)', async () => {
    const file = 'public/locales/de/home.json';
    const theirs = editor.read(file).replace('"jedes Ge', '"steiles Ge');
    writeFileSync(join(editor.folder, file), theirs);
    await tab.write(tab.field('de', 'hero.title.1'), 'mein Gelände');
    await tab.trySave();
    await tab.finds([
      `${file}: has changed on disk since the form was opened, so this file was not written; copy what you wrote, then reload the page`,
    ]);
    expect(editor.read(file)).toBe(theirs);
    await tab.press('Escape'); // closes the message of Sveltia CMS
    await tab.answer(false);
    await tab.click('#check a');
    await soon(() => tab.asked(), ['What you wrote here is not saved. Leave it all the same?']);
    expect(await tab.holdsBack()).toBe(true);
    await tab.answer(true);
    await tab.follow('#check a');
  });

  await test.step('a programme begins later; an error is reported, then corrected', async () => {
    await tab.form('facts/entries/programmes');
    await tab.click(`${tab.fact('programmeFullStack')} button[aria-label=Expand]`);
    await tab.setDate(tab.fact('programmeFullStack.start'), '2024-11-01');
    await tab.save();
    await tab.finds(['content/programmes.json: programmeFullStack.deadline: must not be after start']);
    await tab.setDate(tab.fact('programmeFullStack.start'), '2024-12-15');
    await tab.save();
    await tab.finds([]);
    expect(editor.changed('content/programmes.json')).toEqual([
      '-    "start": "2024-12-01",',
      '+    "start": "2024-12-15",',
    ]);
  });

  await test.step('in a German browser, forms and the bar are in German (specification 39.22)', async () => {
    if (!engine.speaks) return;
    const german = await engine.open({ origin: new URL(editor.address).origin, language: 'de-CH' });
    const visit = new EditorTab(german, editor.address);
    await visit.form('facts/entries/programmes');
    const words = () =>
      visit.evaluate(() => [
        document.documentElement.lang,
        document.querySelector('#check [role=status]')?.textContent ?? '',
        document.querySelector<HTMLElement>('#nc-root')?.innerText ?? '',
      ]);
    const labels = expect.stringMatching(/Programme.*Praktikum im Digitalmarketing/s);
    await soon(words, ['de', 'Inhaltsprüfung: alles in Ordnung', labels], visit.patience);
    await german.close();
  });

  expect(editor.changedFiles()).toEqual(
    expect.arrayContaining([
      'content/programmes.json',
      'public/locales/de/home.json',
      'public/locales/en/home.json',
    ]),
  );
  await close(tab);
});
