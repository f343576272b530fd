import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import NotFound from '@/components/screens/NotFound';
import { showLoading } from '@/lib/boot/loadingNotice';
import i18nConfig from '@/next-i18next.config';
import { readCatalogues } from '../../support/catalogues';
import { words } from '../../support/render';

// Some hosts answer an unknown German address with the English file.

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json' | 'text'>>, [string]>();

beforeEach(() => {
  fetched.mockReset();
  // jsdom brings no `fetch`.
  Object.assign(globalThis, { fetch: fetched });
});

async function openEnglishFile(pathname: string, status: number): Promise<void> {
  const german = readCatalogues('de').common;
  fetched.mockResolvedValue({
    ok: status === 200,
    status,
    json: async () => german,
    text: async () => JSON.stringify(german),
  });
  window.history.replaceState(null, '', pathname);
  document.documentElement.lang = 'en';
  showLoading();
  const { i18n: _routing, use, ...options } = i18nConfig;
  const i18n = createInstance();
  for (const module of use ?? []) i18n.use(module);
  void i18n.init({
    ...options,
    lng: 'en',
    ns: ['common'],
    resources: { en: { common: readCatalogues('en').common ?? {} } },
    load: 'currentOnly',
    initAsync: false,
  });
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <NotFound />
      </I18nextProvider>,
    );
  });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const title = (locale: 'en' | 'de') => words(locale, 'common')('notFound.title');

it('the page loads the German catalogue at run time (specification 2.24 and 32.4)', async () => {
  await openEnglishFile('/de/nowhere', 200);
  expect(fetched.mock.calls).toEqual([['/locales/de/common.json']]);
  expect(heading()).toBe(title('de'));
  expect(document.documentElement.lang).toBe('de');
  expect(document.getElementById('loading')).toBeNull();
});

it('if no catalogue can be had, the page stays as it came', async () => {
  await openEnglishFile('/de/nowhere', 404);
  expect(heading()).toBe(title('en'));
  expect(document.documentElement.lang).toBe('en');
  expect(document.getElementById('loading')).toBeNull();
});

it('an English address asks for nothing', async () => {
  await openEnglishFile('/nowhere', 200);
  expect(fetched).not.toHaveBeenCalled();
  expect(heading()).toBe(title('en'));
});
