import { act, waitFor } from '@testing-library/react';
import { openAndSend, positions } from '@/__tests__/support/forms';
import { locales } from '@/content/locales';
import { submit } from '@/lib/outbox';

/** Specification 25.2 and 25.3: the thank-you, and its 7,000 ms. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn() }));

const sent = jest.mocked(submit);

beforeEach(() => sent.mockReset().mockResolvedValue(undefined));
afterEach(() => jest.useRealTimers());

describe.each(locales)('the thank-you in %s', (locale) => {
  const keys = [
    ['contact', 'THANKS_FOR_CONTACTING'],
    ['short', 'SUCCESSFULLY_SENT'],
    ...positions.map((position) => [position, 'THANKS_FOR_APPLICATION'] as const),
  ] as const;

  it.each(keys)('of the form %s is %s, for 7,000 ms', async (form, key) => {
    jest.useFakeTimers();
    const { thanks, t } = await openAndSend(form, locale);
    expect(thanks()).toHaveTextContent(t(key));
    act(() => jest.advanceTimersByTime(6999));
    expect(thanks()).toHaveTextContent(t(key));
    act(() => jest.advanceTimersByTime(1));
    expect(thanks()).toBeEmptyDOMElement();
  });
});

test('sent again meanwhile, the 7,000 ms start anew', async () => {
  jest.useFakeTimers();
  const { thanks, fill, send } = await openAndSend('short');
  const first = thanks().firstChild;
  act(() => jest.advanceTimersByTime(5000));
  await fill();
  await send();
  await waitFor(() => expect(thanks().firstChild).not.toBe(first));
  expect(sent).toHaveBeenCalledTimes(2);
  act(() => jest.advanceTimersByTime(6000));
  expect(thanks()).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1100)); // waiting has taken a moment
  expect(thanks()).toBeEmptyDOMElement();
});
