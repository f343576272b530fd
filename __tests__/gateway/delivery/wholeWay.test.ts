/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, type FormKind, idempotencyHeader } from '@/lib/forms/endpoints';
import { makeSite, removeSite } from '../support/site';
import { applicationPayload, type Composed, contactPayload, contentOf, read } from './support/entries';
import { type GatewayProcess, killGateways, startGateway } from './support/gatewayProcess';
import { bigPdf, dataUrl, samples } from './support/samples';

// Each test starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

let folder: string;
let out: string;
beforeEach(async () => {
  out = await makeSite();
  folder = path.dirname(out);
});
afterEach(async () => {
  killGateways();
  await removeSite(out);
});

/** Sends a form as a page does. */
function post({ origin }: GatewayProcess, form: FormKind, payload: object): Promise<Response> {
  const key = `key-of-the-${form}-form`.padEnd(20, '0');
  return fetch(origin + endpoints[form], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(payload),
  });
}

/** @returns the mails in the mailbox folder, as soon as there are so many */
async function mails(count: number): Promise<Composed[]> {
  const mailbox = path.join(folder, 'var/mailbox');
  let names: string[] = [];
  while (names.length < count) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    names = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  }
  return Promise.all(names.map(async (name) => read(await readFile(path.join(mailbox, name)))));
}

describe('sending a form «puts a correct, readable .eml into the mailbox folder» (specification 28.1, 28.4 and 28.6)', () => {
  it('the contact page', async () => {
    const gateway = await startGateway(folder);
    expect((await post(gateway, 'contact', contactPayload)).status).toBe(202);
    const [mail] = await mails(1);
    expect(mail?.email).toMatchObject({
      subject: 'Contact form, Zoë Krasniqi',
      from: { address: 'website@firnwerk.example' },
      to: [{ address: 'info@firnwerk.example' }],
      replyTo: [{ address: 'zoe@mail.test' }],
      attachments: [],
    });
    expect(mail?.text).toMatch(/\nBudget: 50,000 CHF and under\n[\s\S]*\n\nWe need a portal\.$/);
  });

  it('the short form', async () => {
    const gateway = await startGateway(folder);
    const payload = { Email: 'zoe@mail.test', Message: 'Grüezi\n\nWir suchen ein Team.' };
    expect((await post(gateway, 'short', payload)).status).toBe(202);
    const [mail] = await mails(1);
    expect(mail?.email.to).toEqual([{ name: '', address: 'info@firnwerk.example' }]);
    expect(mail?.text).toMatch(/\nE-mail: zoe@mail\.test\n[\s\S]*\n\nGrüezi\n\nWir suchen ein Team\.$/);
  });

  it('an application, «attachments intact, byte for byte»', async () => {
    const files = [bigPdf(5 * 1024 * 1024), await samples.docx(), await samples.doc(), await samples.jpg()];
    const endings = ['pdf', 'docx', 'doc', 'jpg'] as const;
    const File = endings.map((ending, index) => dataUrl(ending, files[index] ?? Buffer.alloc(0)));
    const gateway = await startGateway(folder);
    expect((await post(gateway, 'application', { ...applicationPayload, File })).status).toBe(202);
    const [mail] = await mails(1);
    expect(mail?.email.subject).toBe('Application: Cyber Security Engineer, Zoë Krasniqi');
    expect(mail?.email.to).toEqual([{ name: '', address: 'jobs@firnwerk.example' }]);
    expect(mail?.email.attachments.map(({ filename }) => filename)).toEqual([
      'cv-1.pdf',
      'cv-2.docx',
      'cv-3.doc',
      'cv-4.jpg',
    ]);
    const arrived = mail?.email.attachments.map(contentOf) ?? [];
    expect(arrived.map((content, index) => content.equals(files[index] ?? Buffer.alloc(0)))).toEqual(
      files.map(() => true),
    );
  });

  it('exactly once, even when the process is killed after its answer and the form is sent again', async () => {
    const first = await startGateway(folder);
    expect((await post(first, 'contact', contactPayload)).status).toBe(202);
    await first.stop('SIGKILL');
    const second = await startGateway(folder);
    expect((await post(second, 'contact', contactPayload)).status).toBe(202);
    expect((await post(second, 'short', { Email: 'zoe@mail.test', Message: 'a' })).status).toBe(202);
    expect((await mails(2)).map(({ email }) => email.subject).sort()).toEqual([
      'Contact form, Zoë Krasniqi',
      'Dedicated teams form, zoe@mail.test',
    ]);
    const printed = await second.stop('SIGTERM');
    expect(await mails(2)).toHaveLength(2);
    // What is logged of a submission and its delivery says nothing about the visitor.
    expect(printed).toContain('mail delivered');
    expect(printed).not.toMatch(/zoe|zoë|krasniqi|portal/i);
  });
});
