import { applicant, applications, file, fill, openApplication } from './forms/support/pages';
import { expect, test as guarded } from './support/fixtures';
import { pressSend, sendContact, waiting, writeContact } from './support/forms';
import { GatewayProcess } from './support/gatewayProcess';
import { long } from './support/sitePages';

/** Specification 26.11: from the browser's outbox to the mail. */

const test = guarded.extend<{ gateway: GatewayProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  gateway: async ({}, use) => {
    const gateway = await GatewayProcess.prepare();
    await gateway.start();
    await use(gateway);
    await gateway.remove();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});

// The gateway is started anew, and more than once.
test.describe.configure({ timeout: 90_000 });

test.use({ allow: /outbox:|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 409/ });

// Specification 26.11 and 28.2
test('a contact form becomes one mail', async ({ page, gateway }) => {
  await page.goto('/contact-us');
  await sendContact(page, 'Grüezi, «Firn» — 🏔');
  await expect.poll(() => waiting(page)).toBe(0);
  await expect.poll(async () => (await gateway.mails()).length).toBe(1);
  const [mail] = await gateway.mails();
  expect(mail?.replyTo?.[0]?.address).toBe('arta@krasniqi.test');
  expect(mail?.text).toContain('Grüezi, «Firn» — 🏔');
});

// Specification 26.3 and 26.11
for (const [times, messages, tag] of [
  ['twice', ['first', 'second'], '@full'],
  ['again and again', ['first', 'second', 'third', 'fourth'], long],
] as const)
  test(`killed ${times} while forms are sent: one mail for each`, { tag }, async ({ page, gateway }) => {
    for (const message of messages) {
      await page.goto('/contact-us');
      await writeContact(page, message);
      await Promise.all([pressSend(page), gateway.kill()]);
      await gateway.start();
    }
    await page.goto('/services');
    await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(0);
    await expect.poll(async () => (await gateway.mails()).length).toBe(messages.length);
    const texts = (await gateway.mails()).map(({ text }) => text ?? '');
    for (const message of messages) expect(texts.filter((text) => text.includes(message))).toHaveLength(1);
  });

// Specification 26.11 and 28.4
test('tab closed mid-upload of a 5 MB CV: one mail, with the CV byte for byte', async ({
  context,
  gateway,
}) => {
  const [[path]] = applications;
  const cv = file('cv.pdf', 'application/pdf', 5 * 1024 * 1024);
  const tab = await context.newPage();
  const form = await openApplication(tab, path, 'en');
  await fill(form, ...applicant);
  await form.files.setInputFiles(cv);
  await expect(form.send).toBeEnabled();
  const uploading = tab.waitForRequest((request) => request.method() === 'POST');
  await form.send.click();
  await uploading;
  await tab.close();
  const next = await context.newPage();
  await next.goto('/services');
  await expect.poll(() => waiting(next), { timeout: 20_000 }).toBe(0);
  await expect.poll(async () => (await gateway.mails()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await gateway.mails();
  const content = mail?.attachments[0]?.content;
  expect(content instanceof ArrayBuffer && cv.buffer.equals(Buffer.from(content))).toBe(true);
});
