import type { Scene } from '../page';
import { carFromAbove } from './car';
import { captireGerman } from './german';

/** The wheel rim in Captire's logo. */
export const rim =
  '<svg viewBox="0 0 40 40"><path fill-rule="evenodd" d="M20 0a20 20 0 1 1 0 40 20 20 0 0 1 0-40Zm0 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24Zm0 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"/></svg>';

const tread: readonly (readonly [depth: string, place: string])[] = [
  ['5.8', 'front left'],
  ['5.6', 'front right'],
  ['3.1', 'replace soon'],
  ['4.2', 'rear right'],
];

const positions: readonly (readonly [text: string, amount: string])[] = [
  ['Wheel change, 4 wheels', '89.00'],
  ['Balancing', '48.00'],
  ['Storage until spring, C-14', '75.00'],
  ['Valve sensor, rear left', '62.50'],
];

const before: readonly (readonly [text: string, when: string])[] = [
  ['Summer wheels on, all above 5 mm', '8 April'],
  ['Puncture, front right', '20 January'],
];

/** The running order: the car with the tread depth of its tyres, the bill, and what was done before. */
export function orderPanel(): string {
  const depths = tread.map(([depth, place]) => `<div><b>${depth}</b> mm<small>${place}</small></div>`);
  const rows = positions.map(([text, amount]) => `<li class="ends">${text}<b>${amount}</b></li>`);
  return `<section class="order"><div class="plate"><i></i>AG 270 084</div><p>Estate, dark grey. D. Meier, Wohlen</p>
<div class="car">${carFromAbove()}${depths.join('')}</div>
<ul>${rows.join('')}</ul><div class="total ends"><span>Total with VAT</span><b>CHF 274.50</b></div>
<div class="buttons"><span>Finish job</span><span>Print label</span></div>
<h2>Before</h2><ul class="before">${before.map(([text, when]) => `<li class="ends">${text}<span>${when}</span></li>`).join('')}</ul></section>`;
}

/** The mechanic's screen next to the car: only the running order. */
export const orderScene: Scene = {
  width: 384,
  height: 900,
  german: captireGerman,
  stylesheets: ['captire/frame.css', 'captire/order.css', 'captire/hand.css'],
  fonts: ['barlow-condensed/500', 'barlow-condensed/600', 'barlow-condensed/700'],
  body: `<header class="hand"><div class="logo">${rim}CAPTIRE</div><span class="new">New job</span></header>${orderPanel()}`,
};
