/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { openAndSend } from '@/__tests__/support/forms';

/** Specification 25.2, 25.3, 25.4: the thank-you, and its 7,000 ms. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn().mockResolvedValue(undefined) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the 7,000 ms start again when the form is sent again', async () => {
  const { thanks, fill, send, safe } = await openAndSend('short');
  const first = thanks().firstChild;
  act(() => jest.advanceTimersByTime(5000));
  await fill();
  await send();
  await waitFor(() => expect(thanks().firstChild).not.toBe(first));
  await safe();
  act(() => jest.advanceTimersByTime(6000));
  expect(thanks()).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1100)); // waiting took a moment
  expect(thanks()).toBeEmptyDOMElement();
});
