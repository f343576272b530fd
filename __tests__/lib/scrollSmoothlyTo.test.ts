/** @jest-environment jsdom */
import { easeInOut, scrollDuration, scrollSmoothlyTo } from '@/lib/scrollSmoothlyTo';

const FRAME = 16; // how often the fake clock draws
const PLACE = 3000; // where the target is on the page

let target: HTMLElement;
let places: number[];

beforeEach(() => {
  jest.useFakeTimers();
  places = [];
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
  window.scrollTo = jest.fn(({ top }: { top: number }) => {
    window.scrollY = top;
    places.push(top);
  }) as unknown as typeof window.scrollTo; // which takes two numbers as well
  target = document.createElement('h2');
  target.getBoundingClientRect = () => new DOMRect(0, PLACE - window.scrollY, 100, 50);
  document.body.replaceChildren(target);
});

afterEach(() => jest.useRealTimers());

describe('ease-in-out (specification 11.1 and 11.2)', () => {
  it('begins at the beginning, ends at the end, and is half way at half time', () => {
    expect(easeInOut(0)).toBe(0);
    expect(easeInOut(0.5)).toBeCloseTo(0.5);
    expect(easeInOut(1)).toBe(1);
  });
});

it('takes 800 ms', () => {
  expect(scrollDuration).toBe(800);
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(800);
  expect(window.scrollY).toBeLessThan(PLACE);
  jest.advanceTimersByTime(2 * FRAME);
  expect(window.scrollY).toBe(PLACE);
  expect(places).toHaveLength(800 / FRAME + 1);
  jest.advanceTimersByTime(1000);
  expect(places).toHaveLength(800 / FRAME + 1); // and then it rests
});

it('arrives at a target that moves during the scroll', () => {
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(400);
  target.getBoundingClientRect = () => new DOMRect(0, PLACE + 500 - window.scrollY, 100, 50);
  jest.advanceTimersByTime(600);
  expect(window.scrollY).toBe(PLACE + 500);
});

it.each([
  ['wheel', () => new WheelEvent('wheel')],
  ['finger or pointer', () => new Event('pointerdown')],
  ['key', () => new KeyboardEvent('keydown', { key: 'ArrowUp' })],
  ['Back', () => new PopStateEvent('popstate')],
])('the visitor’s own %s ends it where it is', (_, event) => {
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(400);
  const place = window.scrollY;
  window.dispatchEvent(event());
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(place);
});
