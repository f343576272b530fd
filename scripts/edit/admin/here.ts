import CMS from '@sveltia/cms';
import type { Collection } from '../forms/collections';
import { checkBar } from './check';
import { openField } from './field';
import { type Ask, folderOf } from './folder';
import { pagePreview, photoPreview } from './preview';
import { unsavedWords } from './unsaved';

/**
 * The page fills the pane, with a note at the top while it cannot follow; a photo has a ring around its focal
 * point.
 */
const previewStyle = `
html, body, body > *, div, iframe { block-size: 100%; inline-size: 100%; margin: 0; border: 0 }
p:not(:empty) { position: absolute; inset: 0 0 auto; margin: 0; padding: 10px 16px; background: #ffce1f; color: #000;
  font: 16px/1.4 sans-serif }
figure { position: relative; block-size: auto; margin: 0 }
iframe, img { display: block; inline-size: 100% }
i { position: absolute; margin: -16px; padding: 14px; border: 2px solid #fff; border-radius: 50%; outline: 2px solid #000 }
`;

const tokenKey = 'editor-token';

/** @param site the origin that shows drafts */
export function editHere(site: string, collections: readonly Collection[]): void {
  const ask = withToken();
  const page = pagePreview(site, ask);
  const photo = photoPreview(ask);
  const unsaved = unsavedWords();
  const check = checkBar(ask, page.saved, unsaved.mayLeave);
  const { root, FileHandle } = folderOf((path, init) => {
    const answer = ask(path, init);
    return init?.method === 'PUT' ? unsaved.during(answer) : answer;
  }, check.written);
  // WebKitGTK does not support it.
  if (!('storage' in navigator)) Object.defineProperty(navigator, 'storage', { value: {} });
  // Sveltia CMS asks for the page's private folder, and checks the interface of files.
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({ getDirectoryHandle: async () => root }),
  });
  Object.defineProperty(window, 'FileSystemFileHandle', { value: FileHandle });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

  CMS.registerPreviewStyle(previewStyle, { raw: true });
  for (const { name, files } of collections)
    for (const form of Array.isArray(files) ? files : [{ name }])
      CMS.registerPreviewTemplate(form.name, form.name === 'photos' ? photo : page.preview);
  check.show();
  openField();
}

/** The token is in the address that `npm run edit` prints; after a reload it comes from the tab's storage. */
function withToken(): Ask {
  const url = new URL(location.href);
  const token = url.searchParams.get('token') ?? sessionStorage.getItem(tokenKey) ?? '';
  sessionStorage.setItem(tokenKey, token);
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return async (path, init = {}) => {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
}
