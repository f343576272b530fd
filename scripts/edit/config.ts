import { company } from '@/content/company';
import { defaultLocale, locales } from '@/content/locales';
import type { Json } from '../content-check/catalogue';
import { readCatalogues } from '../content-check/content';
import { facts } from '../content-check/facts';
import type { Config } from './admin/assets';
import { collectionsOf } from './forms/collections';
import { labelsIn } from './forms/labels';
import { photoFolder } from './forms/pictures';
import type { EditorLanguage } from './language';

/**
 * @param root the repository
 * @param backend where Sveltia CMS reads and writes
 * @param language of its labels
 * @returns the configuration of Sveltia CMS, with a form for everything that editors change
 */
export function configOf(
  root: string,
  backend: Readonly<Record<string, unknown>>,
  language: EditorLanguage,
): Config {
  const { say, labelled } = labelsIn(language);
  const catalogues = new Map<string, readonly Json[]>();
  for (const { name, content } of readCatalogues(root, locales).catalogues)
    if (!name.includes('/')) catalogues.set(name, [...(catalogues.get(name) ?? []), content]);
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
    collections: collectionsOf({ catalogues, facts }).map(labelled),
  };
}
