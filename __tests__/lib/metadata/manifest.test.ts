import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '@/content/company';
import { locales, regionTags } from '@/content/locales';
import { manifest, manifestPath } from '@/lib/metadata/manifest';
import { localizedPath } from '@/lib/routing/locale';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

describe.each(locales)('web manifest in %s (specification 23.11)', (locale) => {
  const read = () => JSON.parse(manifest(locale)) as Record<string, unknown> & { icons: Icon[] };

  it('has name, language and a start within its scope', () => {
    expect(read()).toMatchObject({
      id: '/',
      name: company.name,
      short_name: company.name,
      lang: regionTags[locale],
      start_url: localizedPath('/', locale),
      scope: '/',
    });
    expect(manifestPath(locale)).toBe(localizedPath('/site.webmanifest', locale));
  });

  it('its icons exist in the given sizes; one is maskable', async () => {
    const { icons } = read();
    for (const { src, sizes, type } of icons) {
      const { format, width, height } = await sharp(join('public', src)).metadata();
      expect([src, `image/${format}`, `${width}x${height}`]).toEqual([src, type, sizes]);
    }
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });
});
