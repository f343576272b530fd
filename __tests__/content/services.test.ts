/** @jest-environment node */
import { serviceFacts } from '@/content/services';
import { checkServices } from '@/scripts/content-check/checks/services';
import { site } from './site';

const file = 'public/locales/de/services.json';

/** Blocks with as many items as asked for, and some changed. */
function blocks(changes: Record<string, unknown> = {}) {
  const good = Object.entries(serviceFacts).map(([id, { items }]) => [
    id,
    { items: Array.from({ length: items }, (_, index) => `Item ${index}`) },
  ]);
  return { blocks: { ...Object.fromEntries(good), ...changes } };
}

test('lists as long as asked for, or no such page yet (specification 8.3)', () => {
  expect(checkServices(site({ [file]: blocks() }))).toEqual([]);
  expect(checkServices(site())).toEqual([]);
});

test('a list too short and one that is missing', () => {
  const content = site({ [file]: blocks({ strategy: { items: ['One'] }, support: {} }) });
  expect(checkServices(content)).toEqual([
    `${file}: blocks.strategy.items: the list has 1 of the 4 items that content/services.ts asks for; make them agree`,
    `${file}: blocks.support.items: the list has 0 of the 3 items that content/services.ts asks for; make them agree`,
  ]);
});
