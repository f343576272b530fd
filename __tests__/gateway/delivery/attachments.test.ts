/** @jest-environment node */
import { application, composed, contentOf } from './support/entries';
import { dataUrl, samples } from './support/samples';

describe('«attachments named by order and true type» (specification 28.4)', () => {
  it('each byte for byte, in the order they were chosen', async () => {
    const kinds = ['pdf', 'docx', 'doc', 'jpg', 'png'] as const;
    const files = await Promise.all(kinds.map((kind) => samples[kind]()));
    const File = kinds.map((kind, index) => dataUrl(kind, files[index] ?? Buffer.alloc(0)));
    const { email } = await composed(application({ File }));
    expect(email.attachments.map(({ filename, disposition }) => [filename, disposition])).toEqual(
      kinds.map((kind, index) => [`cv-${index + 1}.${kind}`, 'attachment']),
    );
    expect(
      email.attachments.map((attachment) =>
        contentOf(attachment).equals(files[email.attachments.indexOf(attachment)] ?? Buffer.alloc(0)),
      ),
    ).toEqual(kinds.map(() => true));
  });
});
