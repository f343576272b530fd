import { budgets } from '@/content/budgets';
import { compose } from '@/gateway/delivery/compose';
import { application, bytesOf, composed, composeSettings, contact, short } from './support/entries';
import { dataUrl, samples } from './support/samples';

const entries = { application: application(), contact: contact(), short: short() };

describe('the mail of a form (specification 28.1 and 28.7)', () => {
  it.each([
    ['application', 'jobs@firnwerk.example'],
    ['contact', 'info@firnwerk.example'],
    ['short', 'info@firnwerk.example'],
  ] as const)('%s: "Fixed sender and recipients from settings, Reply-To the visitor"', async (form, to) => {
    const { email } = await composed(entries[form]);
    expect(email.from).toEqual({ name: 'Firnwerk website', address: 'website@firnwerk.example' });
    expect(email.to?.map(({ address }) => address)).toEqual([to]);
    expect(email.replyTo?.map(({ address }) => address)).toEqual(['zoe@mail.test']);
    const { envelope } = await compose(entries[form], composeSettings);
    expect(envelope).toEqual({ from: 'website@firnwerk.example', to: [to] });
  });

  it('"stable Message-ID": of the entry; the date is that of the acknowledgement', async () => {
    const { email } = await composed(contact());
    expect(email.messageId).toBe(`<${contact().id}@www.firnwerk.example>`);
    expect(email.date).toBe('2024-06-01T10:00:00.000Z');
  });

  it('a repeated attempt is the same mail, byte for byte', async () => {
    const entry = application({ File: [dataUrl('pdf', await samples.pdf())] });
    const mail = await compose(entry, composeSettings);
    const [first, again] = [await bytesOf(mail.stream()), await bytesOf(mail.stream())];
    expect(again.equals(first)).toBe(true);
    expect((await composed(entry)).raw).toBe(first.toString('latin1'));
  });

  it.each([
    ['Application: Cyber Security Engineer, Zoë Krasniqi', application()],
    ['Dedicated teams form, zoe@mail.test', short()],
    ['Contact form, Zoë Bcc: all@mail.test', contact({ FirstName: 'Zoë\r\nBcc: all@mail.test' })],
    [`Contact form, ${'é'.repeat(60)}…`, contact({ FirstName: 'é'.repeat(200) })],
    ['Contact form, =?utf-8?q?=E2=80=AE?=', contact({ FirstName: '=?utf-8?q?=E2=80=AE?=' })],
    ['Contact form, =?utf-8?b?4oCu?= Zoë', contact({ FirstName: '=?utf-8?b?4oCu?= Zoë' })],
  ])('the subject is %s', async (subject, entry) => {
    const { email, raw } = await composed(entry);
    expect(email.subject).toBe(subject);
    expect(raw).not.toMatch(/^Bcc:/im);
  });
});

describe('its text', () => {
  it('holds every field of an application with its label, and the files', async () => {
    const { text } = await composed(application({ File: [dataUrl('pdf', await samples.pdf())] }));
    expect(text).toBe(`Application: Cyber Security Engineer

First name: Zoë
Last name: Krasniqi
Email: zoe@mail.test
Phone: +41 44 000 00 00
Received: Saturday, 1 June 2024 at 12:00:00 CEST
Reference: ${application().id}

Files:
1. cv-1.pdf, 45 bytes

An answer to this mail goes to the email address above.

About the applicant:

I design networks.
For six years.`);
  });

  it.each([...budgets, ''] as const)('and the budget: %j', async (Budget) => {
    const { text } = await composed(contact({ Budget }));
    expect(text).toContain(
      `\nName: Zoë Krasniqi\nEmail: zoe@mail.test\nBudget: ${Budget || '(nothing given)'}\n`,
    );
    expect(text).toMatch(/\n\nMessage:\n\nWe need a portal\.$/);
  });

  it('lists an address that does not fit the header in the text, and warns that replies do not reach it', async () => {
    const { email, text } = await composed(short({ Email: 'zoë@zürich.test' }));
    expect(email.replyTo).toBeUndefined();
    expect(text).toContain('Email: zoë@zürich.test\n');
    expect(text).toContain('an answer to this mail does not go there by itself');
  });

  // Specification 28.13
  it('lists unknown fields of another release where they cannot pass for fields of the form', async () => {
    const further = {
      Company: 'Firn',
      'Email\nReference': 'x\r\nEmail: other@mail.test\u2028Phone: 0',
      Size: { people: [7] },
    };
    const { text } = await composed(short(further as never));
    expect(text).toContain(`
Further fields that were sent, which the form does not have now:
"Company": "Firn"
"Email\\nReference": "x\\r\\nEmail: other@mail.test Phone: 0"
"Size": {"people":[7]}

Message:

We need a team.`);
    expect(text.match(/^Email:/gm)).toHaveLength(1);
  });

  it('names a position and a budget that are not offered any more', async () => {
    const Position = 'Alpine \u202eGuide\r\nBcc: all@mail.test';
    const { email, raw } = await composed(application({ Position } as never));
    expect(email.subject).toBe('Application: Alpine Guide Bcc: all@mail.test, Zoë Krasniqi');
    expect(raw).not.toMatch(/^Bcc:/im);
    expect((await composed(contact({ Budget: '1,000 CHF' } as never))).text).toContain('Budget: 1,000 CHF\n');
  });

  it('describes an entry that does not fit its form by its present and missing fields', async () => {
    const { email, text } = await composed(short({ Email: ['zoe'], Message: undefined } as never));
    expect(email.replyTo).toBeUndefined();
    expect(text).toContain('\nEmail: (nothing given)\n');
    expect(text).toContain('"Email": ["zoe"]\n');
    expect(text).toMatch(/Message:\n\n\(nothing given\)$/);
  });

  it('a field cannot pass for another: it stays on its line', async () => {
    const { text } = await composed(contact({ FirstName: 'Zoë\nEmail: other@mail.test' }));
    expect(text).toContain('\nName: Zoë Email: other@mail.test\n');
  });
});
