import { ask, onDisk, put, serveScene, write } from './support/scene';

// The editor's server keeps a client's logo without anything but its shapes (specification 39.21).

serveScene();
beforeEach(() => put('public/images/clients/first.svg', svg('')));
const file = 'public/images/clients/alp.svg';
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">${inner}<path d="M0 0h9v9z"/></svg>`;

test('a logo is written without its scripts, and listed', async () => {
  expect((await write(file, svg('<script>alert(1)</script>'))).status).toBe(204);
  expect(onDisk(file)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/></svg>\n',
  );
  expect(JSON.parse((await ask('/files')).text)).toContain(file);
});

test('a logo with something else is refused in a sentence', async () => {
  expect(
    await write('public/images/clients/other.svg', svg('<image href="https://a.test/b.png"/>')),
  ).toMatchObject({
    status: 422,
    text: 'public/images/clients/other.svg: holds “image”; export it as plain SVG, with letters as outlines and without pictures and links',
  });
});
