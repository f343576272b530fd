import { createInstance, type i18n } from 'i18next';

// i18next itself does the retrying: these are the site's options at work.

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json' | 'text'>>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  // jsdom brings no `fetch`.
  Object.assign(globalThis, { fetch: fetched });
  window.history.replaceState(null, '', '/de/nowhere');
});

afterEach(() => jest.useRealTimers());

const answer = (status: number, body = '{}') =>
  Promise.resolve({
    ok: status < 400,
    status,
    json: async () => JSON.parse(body),
    text: async () => body,
  });

/** A German page that came with the English catalogue, as `useUrlLanguage` finds it. */
async function open(): Promise<i18n> {
  jest.resetModules();
  const { default: i18nConfig } = await import('@/next-i18next.config');
  const { i18n: _routing, use, ...options } = i18nConfig;
  const instance = createInstance();
  for (const module of use ?? []) instance.use(module);
  void instance.init({
    ...options,
    lng: 'en',
    ns: ['common'],
    resources: { en: { common: { home: 'home' } } },
    initAsync: false,
  });
  return instance;
}

/** Milliseconds between one request and the next. */
async function waits(): Promise<number[]> {
  const times: number[] = [];
  const respond = fetched.getMockImplementation();
  fetched.mockImplementation((path) => {
    times.push(Date.now());
    if (!respond) throw new Error('the test says no answer');
    return respond(path);
  });
  const instance = await open();
  void instance.changeLanguage('de');
  await jest.advanceTimersByTimeAsync(60_000);
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

it.each([
  ['status 5xx', () => answer(503)],
  ['network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '%s: Retried up to 5 times, starting at a 350 ms delay that doubles each time (specification 29.5 and 29.6)',
  async (_failure, respond) => {
    fetched.mockImplementation(respond);
    expect(await waits()).toEqual([350, 700, 1400, 2800, 5600]);
  },
);

it.each([
  ['status 4xx', () => answer(404)],
  ['parse failure', () => answer(200, '{')],
])('%s: Final, with no retry', async (_failure, respond) => {
  fetched.mockImplementation(respond);
  expect(await waits()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('shows the catalogue as soon as one try succeeds, and asks no more', async () => {
  fetched
    .mockImplementationOnce(() => answer(500))
    .mockImplementationOnce(() => answer(500))
    .mockImplementation(() => answer(200, '{"home":"Startseite"}'));
  const instance = await open();
  void instance.changeLanguage('de');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls).toEqual(Array(3).fill(['/locales/de/common.json']));
  expect(instance.t('home')).toBe('Startseite');
});
