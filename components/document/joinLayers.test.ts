/** @jest-environment jsdom */
import { joinLayers } from './joinLayers';

it('joins the blocks of each layer in order and leaves other rules in place', () => {
  expect(
    joinLayers(
      '@layer a,b;@layer a{.x{top:0}}@layer b{.y{top:1px}}@font-face{font-family:f}@layer a{.z{top:2px}@media print{.x{top:3px}}}',
    ),
  ).toBe(
    '@layer a,b;@layer a{.x{top:0}.z{top:2px}@media print{.x{top:3px}}}@layer b{.y{top:1px}}@font-face{font-family:f}',
  );
});
