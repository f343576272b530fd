import fc from 'fast-check';
import { replyAddress } from '@/gateway/delivery/replyTo';
import { forSubject, sanitizeText } from '@/gateway/delivery/sanitizeText';
import { emailPattern } from '@/lib/forms/schemas';

describe('"Reply-To the visitor", if every relay accepts the address (specification 28.2 and 28.3)', () => {
  it.each([
    ['zoe@mail.test', 'zoe@mail.test'],
    ["o'neil+cv_1@mail.firn.test", "o'neil+cv_1@mail.firn.test"],
    ['Zoe@Mail.TEST', 'Zoe@mail.test'],
    ['zoe@zürich.test', 'zoe@xn--zrich-kva.test'],
  ])('%s is answered at %s', (typed, address) => {
    expect(typed).toMatch(emailPattern);
    expect(replyAddress(typed)).toBe(address);
  });

  it.each([
    ['a letter that ASCII lacks before the at-sign', 'zoë@mail.test'],
    ['two dots', 'zoe..k@mail.test'],
    ['more before the at-sign than RFC 5321 allows', `${'z'.repeat(65)}@mail.test`],
    ['a label too long for the name system', `zoe@${'m'.repeat(64)}.test`],
    ['a domain that only looks encoded', 'zoe@xn--a.test'],
  ])('%s: it is only in the text', (_name, typed) => {
    expect(typed).toMatch(emailPattern);
    expect(replyAddress(typed)).toBeUndefined();
  });

  it('the header holds printable ASCII without a space or a list, for every accepted address', () => {
    fc.assert(
      fc.property(fc.stringMatching(emailPattern), (typed) => {
        expect(replyAddress(typed) ?? 'a@b.test').toMatch(/^[!-~]+@[a-z0-9.-]+$/);
        expect(replyAddress(typed) ?? '').not.toMatch(/[\s,;:<>()[\]"\\]/);
      }),
    );
  });
});

describe('control characters of a text are made visible, nothing else changes', () => {
  it.each([
    ['as written: <b>, =3D, é, 漢字, 👩‍👩‍👧, שלום', 'as written: <b>, =3D, é, 漢字, 👩‍👩‍👧, שלום'],
    ['a\r\nb\rc\nd\u2028e\u2029f\u0085g', 'a\nb\nc\nd\ne\nf\ng'],
    ['\tindented, with  two spaces ', '\tindented, with  two spaces '],
    ['a\0b\x1b[31mc\x7f', 'a␀b␛[31mc␡'],
    ['\uD800a\uDC00', '\uFFFDa\uFFFD'],
  ])('%j becomes %j', (written, shown) => expect(sanitizeText(written)).toBe(shown));

  it('in the subject it is short, one line, and does not reverse the text next to it', () => {
    expect(forSubject(' Zoë\r\n Bcc: all@mail.test ', 60)).toBe('Zoë Bcc: all@mail.test');
    expect(forSubject('\u202Eeoz\u2066', 60)).toBe('eoz');
    expect(forSubject('👩'.repeat(61), 60)).toBe(`${'👩'.repeat(60)}…`);
  });
});
