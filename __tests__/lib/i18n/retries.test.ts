import { createInstance, type i18n } from 'i18next';
import { catalogueBackend, retrying } from '@/lib/i18n/catalogueBackend';
import { textOptions } from '@/lib/i18n/textOptions';

// i18next itself does the retrying: these are the site's options at work.

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json' | 'text'>>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  // jsdom brings no `fetch`.
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => jest.useRealTimers());

const answer = (status: number, body = '{}') =>
  Promise.resolve({
    ok: status < 400,
    status,
    json: async () => JSON.parse(body),
    text: async () => body,
  });

/** Texts that did not come with the page, as `translateNotFound` asks for them. */
function open(): i18n {
  const instance = createInstance().use(catalogueBackend);
  void instance.init({ ...textOptions, ...retrying, fallbackLng: false, lng: 'de', ns: ['common'] });
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
  open();
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
