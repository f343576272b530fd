import { folderOf } from '@/scripts/edit/admin/folder';

// The folder that Sveltia CMS is given writes files where they belong, each by one request (specification 39.4).

test('a file cannot be moved, so Sveltia CMS writes no temporary file next to it', async () => {
  const asked: string[] = [];
  const { FileHandle, root } = folderOf(async (path, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`);
    return Response.json(['content/jobs.json'], { headers: { ETag: 'a' } });
  }, jest.fn());
  // It asks for this before it writes.
  expect('move' in FileHandle.prototype).toBe(false);
  const folder = await root.getDirectoryHandle('content');
  const writable = await (await folder.getFileHandle('jobs.json', { create: true })).createWritable();
  await writable.write('{}');
  await writable.close();
  expect(asked).toEqual(['PUT /files/content/jobs.json']);
});

test('a file that the server has removed, as nothing is in it, is sent as a new one', async () => {
  const sent: unknown[] = [];
  const { root } = folderOf(async (_path, { method, headers, body } = {}) => {
    if (method === 'PUT') sent.push(headers);
    return new Response('on disk', { headers: { ETag: body === 'nothing' ? '' : 'first' } });
  }, jest.fn());
  const file = await root.getFileHandle('one.md', { create: true });
  await file.getFile();
  await (await file.createWritable()).write('nothing');
  expect(await (await file.getFile()).text()).toBe('nothing');
  await (await file.createWritable()).write('Text.');
  expect(await (await file.getFile()).text()).toBe('on disk');
  expect(sent).toEqual([{ 'If-Match': 'first' }, {}]);
});

test('a file is sent with the version that was read, and a refusal reaches the bar and Sveltia CMS', async () => {
  const sent: unknown[] = [];
  const said = jest.fn();
  const { root } = folderOf(async (_path, { method, headers } = {}) => {
    if (method === 'PUT') {
      sent.push(headers);
      throw new Error('refused');
    }
    return new Response('{}', { headers: { ETag: 'first' } });
  }, said);
  const file = await root.getFileHandle('jobs.json', { create: true });
  await file.getFile();
  await expect((await file.createWritable()).write('{}')).rejects.toThrow('refused');
  expect(sent).toEqual([{ 'If-Match': 'first' }]);
  expect(said.mock.calls).toEqual([['jobs.json', 'refused']]);
});
