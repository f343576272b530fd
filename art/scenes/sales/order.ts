import { phoneScreen, type Scene } from '../page';
import { statusBar } from '../statusBar';
import { salesGerman } from './german';

/** What is ordered: product, how many, francs, and how many there are; stock that is older than it may be is grey. */
const lines = [
  ['Rye flour 25 kg', 12, '410.40', '140 in stock', false],
  ['Butter sheets 2 kg', 8, '188.00', 'subject to stock', true],
  ['Vanilla paste', 2, '122.00', '36 in stock', false],
] as const;

const line = ([name, count, francs, stock, old]: (typeof lines)[number]) =>
  `<li><b>${name}</b><b>${francs}</b><small${old ? ' class="old"' : ''}>${stock}</small><div class="count"><i class="middle">−</i><span>${count}</span><i class="middle">+</i></div></li>`;

/** Sales-Info in the baker's cellar: an order that is safe on the telephone until there is a network. */
export const orderScene: Scene = {
  ...phoneScreen,
  german: salesGerman,
  stylesheets: ['phone.css', 'sales/base.css', 'sales/visits.css', 'sales/order.css'],
  fonts: ['zilla-slab/500', 'zilla-slab/600', 'zilla-slab/700'],
  body: `<div class="top">${statusBar('10:41', false)}
<h1>New order</h1><p class="ends">Bakery Aeschbach <em>Offline, all saved</em></p></div>
<article class="lines"><ul>${lines.map(line).join('')}</ul>
<div class="total ends"><span>CHF, prices of today</span><b>720.40</b></div><span class="action">Save order</span></article>
<p class="after">It is sent as soon as there is a network.</p>
<footer class="ends"><b>Visits</b><span>Catalogue</span><span>Customers</span><span>Library</span></footer>`,
};
