import './preferences';
import CMS from '@sveltia/cms';
import {
  type Form,
  readFacts,
  readJson,
  readMarkdown,
  writeFacts,
  writeJson,
  writeMarkdown,
} from '../forms/formats';
import { picturesWith } from '../forms/pictures';
import type { AdminSettings } from './assets';
import { editHere } from './here';
import { pasteAsMarkdown } from './pasted';
import { language, say } from './preferences';

// The editor's page: Sveltia CMS with the forms of this site. On this machine it uses the server's folder, on
// another host GitHub or GitLab.

const settings: AdminSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
const config = settings.configs[language];
const pictures = picturesWith(settings.photos, settings.site);

CMS.registerCustomFormat('site-json', 'json', {
  fromFile: readJson,
  toFile: (form: Form) => writeJson(form),
});
CMS.registerCustomFormat('site-facts', 'json', {
  fromFile: (text: string) => readFacts(text, pictures),
  toFile: (form: Form) => writeFacts(form, pictures),
});
CMS.registerCustomFormat('site-markdown', 'md', {
  fromFile: (text: string) => readMarkdown(text, pictures),
  toFile: (form: Form) => writeMarkdown(form, pictures),
});
document.documentElement.lang = language;
document.getElementById('check')?.setAttribute('aria-label', say('Content check'));
pasteAsMarkdown();
if (settings.site) editHere(settings.site, config.collections);
// The configuration is made for its types by `collections.ts`, and Sveltia CMS checks it.
void CMS.init({ config: config as never });
