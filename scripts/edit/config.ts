import { company } from '@/content/company';
import { defaultLocale, locales } from '@/content/locales';
import { recordOf } from '@/content/recordOf';
import type { Json } from '../content-check/catalogue';
import { readCatalogues } from '../content-check/content';
import { facts } from '../content-check/facts';
import type { Config } from './admin/assets';
import { collectionsOf } from './forms/collections';
import { labelsIn } from './forms/labels';
import { photoFolder } from './forms/pictures';
import { type EditorLanguage, editorLanguages } from './language';

/**
 * @param root the repository
 * @param backend where Sveltia CMS reads and writes
 * @param others further settings
 * @returns the configuration of Sveltia CMS in each language of editors, with a form for everything that they change
 */
export function configsOf(
  root: string,
  backend: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, unknown>> = {},
): Readonly<Record<EditorLanguage, Config>> {
  const catalogues = new Map<string, readonly Json[]>();
  for (const { name, content } of readCatalogues(root, locales).catalogues)
    if (!name.includes('/')) catalogues.set(name, [...(catalogues.get(name) ?? []), content]);
  const collections = collectionsOf({ catalogues, facts });
  return recordOf(editorLanguages, (language) => {
    const { say, labelled } = labelsIn(language);
    return {
      load_config_file: false,
      backend,
      app_title: `${company.name}: ${say('editor')}`,
      media_folder: photoFolder,
      public_folder: `/${photoFolder}`,
      media_libraries: { all: { slugify_filename: true }, stock_assets: false },
      show_preview_links: false,
      slug: { encoding: 'ascii', clean_accents: true },
      i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: defaultLocale },
      output: { omit_empty_optional_fields: true },
      collections: collections.map(labelled),
      ...others,
    };
  });
}
