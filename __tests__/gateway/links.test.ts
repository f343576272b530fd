import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { serve } from './support/client';
import { makeSite, removeSite } from './support/site';

describe('the files of the site (specification 36.2)', () => {
  it.each([
    ['a file', 'linked.txt', '/linked.txt'],
    ['a folder', 'linked', '/linked/secret.txt'],
    ['a compressed file', 'services.html.br', '/services'],
  ])('a symbolic link is not followed: %s', async (_name, link, target) => {
    const linked = await makeSite();
    const served = await serve(linked);
    try {
      const [place, above] = [path.join(linked, link), path.dirname(linked)];
      await rm(place, { force: true });
      const to = { linked: above, 'other.txt': path.join(linked, 'robots.txt') }[link];
      await symlink(to ?? path.join(above, 'secret.txt'), place);
      const { status } = await served.ask(target, { headers: { 'Accept-Encoding': 'br' } });
      expect([status, (await served.ask('/robots.txt')).status]).toEqual([404, 200]);
    } finally {
      await served.app.close();
      await removeSite(linked);
    }
  });
});
