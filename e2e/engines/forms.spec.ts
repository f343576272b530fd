import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { islandScripts } from '../support/hydration';
import { pathOf } from '../support/programmes';
import { textsIn } from '../support/texts';
import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';

/**
 * Each form up to its mail, and input made before the form is hydrated, in every engine (specification 24.15, 25.1, 25.2,
 * 26.11 and 28.1).
 */

const text = textsIn('en');
const send = 'main form button[type=submit]';
const canSend = (tab: Tab) =>
  tab.evaluate((query) => document.querySelector(query)?.matches(':enabled'), send);
const thanks = (tab: Tab) => tab.shown('main form [role=status]');

const forms = [
  {
    path: '/contact-us',
    fields: { FirstName: 'Arta', BusinessEmail: 'arta@krasniqi.test' },
    thanks: text('forms:THANKS_FOR_CONTACTING'),
  },
  { path: '/c-levels', fields: { Email: 'arta@krasniqi.test' }, thanks: text('forms:SUCCESSFULLY_SENT') },
  {
    path: pathOf('full-stack-software-engineer'),
    fields: {
      ...{ FirstName: 'Arta', LastName: 'Krasniqi', BusinessEmail: 'arta@krasniqi.test' },
      ...{ PhonePrefix: '+383', PhoneNumber: '38 000 000' },
    },
    file: '%PDF-1.7\n',
    thanks: text('forms:THANKS_FOR_APPLICATION'),
  },
] as const;

for (const form of forms)
  test(`${form.path}: the form becomes one mail`, async ({ tab, gateway }) => {
    const message = `Grüezi, «Firn» ${randomUUID()}`;
    await tab.arrive(form.path);
    await showForm(tab);
    for (const [name, value] of Object.entries(form.fields)) await tab.fill(`#field-${name}`, value);
    await tab.fill('#field-Message', message);
    const folder = await mkdtemp(join(tmpdir(), 'cv-'));
    if ('file' in form) {
      await writeFile(join(folder, 'cv.pdf'), form.file);
      await tab.driver.attach('#field-File', [join(folder, 'cv.pdf')]);
    }
    await soon(() => canSend(tab), true);
    await tab.click(send);
    await soon(() => thanks(tab), [form.thanks]);
    expect(
      await tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('#field-Message')?.value),
    ).toBe('');
    const mails = async () => (await gateway.mails()).filter((mail) => mail.text?.includes(message));
    await soon(async () => (await mails()).length, 1);
    const [mail] = await mails();
    expect(mail?.replyTo?.[0]?.address).toBe('arta@krasniqi.test');
    expect(mail?.attachments).toHaveLength('file' in form ? 1 : 0);
    await rm(folder, { recursive: true });
  });

/** The programmes' form is in the page but hidden (specification 13.18); an editor shows it by one setting. */
const showForm = (tab: Tab) =>
  tab.evaluate(() => {
    document.querySelector('#contact')?.removeAttribute('hidden');
    return null;
  });

for (const [moment, held] of [
  ['before any script', /\/scripts\//],
  ['before hydration', islandScripts],
] as const)
  test(`text typed, autofilled and pasted ${moment} counts, and is sent once`, async ({
    tab,
    host,
    gateway,
  }) => {
    const message = `Written ${moment}, ${randomUUID()}`;
    const release = host.hold(held);
    await tab.goto('/contact-us');
    await tab.fill('#field-FirstName', 'Arta');
    // As password managers and speech input do it: the value at once, then the events.
    await tab.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#field-BusinessEmail');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'arta@krasniqi.test',
      );
      for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
      return null;
    });
    await tab.fill('#field-Message', message);
    await tab.press('Control+a');
    await tab.press('Control+x');
    expect(await valueIn(tab, 'Message')).toBe('');
    await tab.press('Control+v');
    release();
    await tab.hydrated();
    await soon(() => canSend(tab), true);
    expect(await valueIn(tab, 'FirstName')).toBe('Arta');
    expect(await valueIn(tab, 'BusinessEmail')).toBe('arta@krasniqi.test');
    expect(await valueIn(tab, 'Message')).toBe(message);
    await tab.click(send);
    await soon(() => thanks(tab), [text('forms:THANKS_FOR_CONTACTING')]);
    const mails = async () => (await gateway.mails()).filter((mail) => mail.text?.includes(message));
    await soon(async () => (await mails()).length, 1);
    expect(host.asked.filter((asked) => asked.startsWith('POST'))).toHaveLength(1);
  });

const valueIn = (tab: Tab, name: string) =>
  tab.evaluate((query) => document.querySelector<HTMLInputElement>(query)?.value, `#field-${name}`);

test.describe('the server is down', () => {
  test.use({
    allow: /outbox:|Could not connect|Failed to fetch|NetworkError|ERR_CONNECTION|NS_ERROR|Load failed/,
  });

  // Specification 25.2 and 26.5
  test('the thank-you shows, the next page sends, and one mail arrives', async ({ tab, host, gateway }) => {
    const message = `Kept ${randomUUID()}`;
    await tab.arrive('/c-levels');
    await tab.fill('#field-Email', 'arta@krasniqi.test');
    await tab.fill('#field-Message', message);
    await soon(() => canSend(tab), true);
    await host.leave();
    await tab.click(send);
    await soon(() => thanks(tab), [text('forms:SUCCESSFULLY_SENT')]);
    await soon(() => waits(tab), true);
    await host.comeBack();
    await tab.goto('/de/services');
    await soon(() => waits(tab), false);
    const mails = async () => (await gateway.mails()).filter((mail) => mail.text?.includes(message));
    await soon(async () => (await mails()).length, 1);
  });
});

/** Whether the outbox has set its flag (lib/outbox/flag.ts). */
const waits = (tab: Tab) => tab.evaluate(() => localStorage.getItem('outbox') !== null);
