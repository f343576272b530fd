import { applicant, applications, file, fill, openApplication } from './forms/support/pages';
import { expect, test as guarded } from './support/fixtures';
import { pressSend, waiting, writeContact } from './support/forms';
import { GatewayProcess } from './support/gatewayProcess';

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

// The gateway is started again, and more than once.
test.describe.configure({ timeout: 90_000 });

test.use({ allow: /outbox:|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 409/ });

// Specification 26.3 and 26.11
test('killed twice while forms are sent: one mail for each', { tag: '@full' }, async ({ page, gateway }) => {
  const messages = ['first', 'second'];
  for (const message of messages) {
    await page.goto('/contact-us');
    await writeContact(page, message);
    await Promise.all([pressSend(page), gateway.kill()]);
    await gateway.start();
  }
  await page.goto('/services');
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(0);
  await expect.poll(async () => (await gateway.mails()).length).toBe(messages.length);
  const texts = (await gateway.mails()).map(({ text }) => text ?? '').join();
  for (const message of messages) expect(texts.split(message)).toHaveLength(2);
});

// Specification 26.11 and 28.4
test('a tab closed while it uploads a CV of 5 MB: one mail, with the CV byte for byte', {
  tag: '@full',
}, async ({ context, gateway }) => {
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
