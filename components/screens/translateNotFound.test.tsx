import { act, screen } from '@testing-library/react';
import { readCatalogues } from '@/__tests__/support/catalogues';
import { words } from '@/__tests__/support/render';
import { hydrate } from '@/components/islands/notFound';
import { awaitCatalogue } from '@/lib/boot/loadingNotice';

// Some hosts answer an unknown German URL with the English file.

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();

async function openEnglishFile(path: string, status: number): Promise<void> {
  const text = JSON.stringify(readCatalogues('de').common);
  fetched.mockReset().mockResolvedValue({ ok: status === 200, status, text: async () => text });
  // jsdom has no `fetch`.
  Object.assign(globalThis, { fetch: fetched });
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  document.title = 'Page not found';
  document.body.innerHTML = '<div><h1>As it came</h1></div>';
  awaitCatalogue();
  const page = document.querySelector('div');
  if (page) await act(() => hydrate(page));
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('loads the German catalogue at run time and turns German (specification 2.24)', async () => {
  await openEnglishFile('/de/nowhere', 200);
  const t = words('de', 'common');
  expect(fetched.mock.calls).toEqual([['/locales/de/common.json']]);
  expect(heading()).toBe(t('notFound.title'));
  expect(screen.getByRole('link', { name: t('skipToContent') })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe(t('notFound.pageTitle'));
  expect(document.getElementById('loading')).toBeNull();
});

it('stays as it is if no catalogue loads (specification 32.4)', async () => {
  await openEnglishFile('/de/nowhere', 404);
  expect(heading()).toBe('As it came');
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Page not found');
  expect(document.getElementById('loading')).toBeNull();
});

it('stays as it is at an English URL, without a request', async () => {
  await openEnglishFile('/nowhere', 200);
  expect(fetched).not.toHaveBeenCalled();
  expect(heading()).toBe('As it came');
});
