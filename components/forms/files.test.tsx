/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { cv, fileOf, openForm } from '@/__tests__/support/forms';
import { isolated } from '@/lib/forms/attachments';
import { submit } from '@/lib/outbox';

/** Specification 24.8, 24.9, 24.10 and 24.11: the files of an application. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn().mockResolvedValue(undefined) }));

const megabyte = 1024 * 1024;
const position = 'Full-Stack Software Engineer';
const limits = { types: 'pdf, doc, docx, jpg, jpeg, png', count: 10, each: 10, total: 15 };
const text = (item: HTMLElement | undefined) => item?.textContent;

it('types, number and sizes come before the control', () => {
  const { files, t } = openForm(position, 'de');
  const said = t('hints.files', limits);
  expect(files()).toHaveAccessibleDescription(said);
  // Queries match a normal space for a no-break space.
  const order = screen.getByText(said.replaceAll('\u00a0', ' ')).compareDocumentPosition(files());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(files()).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  expect(files()).toHaveAttribute('multiple');
  expect(files()).toBeRequired();
});

it.each([
  ['that is empty', cv('empty.docx', '', ''), 'FILE_EMPTY'],
  ['that is too large', fileOf(10 * megabyte + 1, 'large.pdf'), 'FILE_SIZE'],
] as const)('a file %s has an error under its field', async (_kind, file, key) => {
  const { files, user, t, button, fill, listed } = openForm(position, 'de');
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.upload(files(), file);
  const said = t(key, { ...limits, name: isolated(file.name) });
  expect(said).toContain(file.name);
  await waitFor(() => expect(text(listed()[1])).toContain(said));
  expect(files()).toHaveAccessibleDescription(expect.stringContaining(said));
  expect(files()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(button()).toBeDisabled());
  await user.click(
    screen.getByRole('button', { name: t('files.removeNamed', { name: isolated(file.name) }) }),
  );
  await waitFor(() => expect(button()).toBeEnabled());
  expect(files()).not.toHaveAttribute('aria-invalid');
});

// Unicode Standard Annex 9, "Explicit directional isolates"
it('a file name in another direction does not affect the words around it', async () => {
  const { files, user, listed } = openForm(position);
  await user.upload(files(), cv('\u202efdp.\u2069\u202dexe', ''));
  await waitFor(() => expect(text(listed()[0])).toContain('We cannot accept “\u2068fdp.exe\u2069”.'));
  expect(screen.getByRole('button', { name: 'Remove \u2068fdp.exe\u2069' })).toBeVisible();
});

it('an error names files that exceed 15 MB in total', async () => {
  const { files, user, t, listed } = openForm(position, 'de');
  await user.upload(files(), [
    fileOf(8 * megabyte, 'a.pdf'),
    fileOf(7 * megabyte + 1, 'b.pdf'),
    fileOf(7 * megabyte, 'c.pdf'),
  ]);
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(listed().map((item) => /15\sMB/.test(item.textContent ?? ''))).toEqual([false, true, false]);
  expect(text(listed()[1])).toContain(t('FILE_TOTAL', { ...limits, name: isolated('b.pdf') }));
});

test.each([
  ['the ending counts, whatever the system says', cv('cv.docx', 'application/zip'), 'vnd.openxmlformats'],
  ['without an ending the type counts', cv('scan', 'image/png'), 'image/png'],
])('%s', async (_claim, file, type) => {
  const { files, user, fill, button } = openForm(position);
  await fill('files');
  await user.upload(files(), file);
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() => expect(jest.mocked(submit).mock.lastCall?.[1]).toHaveProperty('File.0'));
  const payload: unknown = jest.mocked(submit).mock.lastCall?.[1];
  expect(payload).toHaveProperty('File', [
    expect.stringMatching(new RegExp(`^data:.*${type}.*;base64,JVBERi0xLjc=$`)),
  ]);
});

test('while a file is being read, the form cannot be sent', async () => {
  let read = () => {};
  const held = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function hold(
    this: FileReader,
  ) {
    read = () => this.dispatchEvent(new ProgressEvent('load'));
  });
  const { files, user, fill, button, listed, t } = openForm(position);
  await fill('files');
  await user.upload(files(), cv());
  await waitFor(() => expect(text(listed()[0])).toContain(t('files.reading')));
  expect(button()).toBeDisabled();
  read();
  await waitFor(() => expect(button()).toBeEnabled());
  held.mockRestore();
});
