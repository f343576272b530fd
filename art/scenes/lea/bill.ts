import type { Scene } from '../page';
import { statusBar } from '../statusBar';
import { offer, phone } from './screens';
import { vehicles } from './vehicles';

/** What the trip of the other screens is made of; together they are its price, rounded to five centimes. */
const steps = [
  ['Start', '2.00'],
  ['4.2 km at 1.10', '4.62'],
  ['16 min at 0.30', '4.80'],
  ['Detour, 1.3 km', '0.00'],
  ['Rounded', '−0.02'],
] as const;

const step = ([name, amount]: readonly [string, string], kind = '') =>
  `<div class="ends${kind}"><dt>${name}</dt><dd>${amount}</dd></div>`;

/** Lea at the end of the month: every step behind the price of a trip, and the trips before it. */
export const billScene: Scene = {
  ...phone,
  stylesheets: [...phone.stylesheets, 'lea/bill.css'],
  body: `${statusBar('18:05')}<main><small>October, nine trips</small><div class="sum ends"><b>CHF 61.35</b></div>
<article>${vehicles.car}<b>Bahnhofplatz to Industrie West 40</b>
<dl>${steps.map((each) => step(each)).join('')}${step(['Paid, as shown before', '11.40'], ' paid')}${step(['Ask about this trip', ''])}</dl></article>
<h2>Earlier in October</h2><ul>${offer(vehicles.cargoBike, 'Cargo bike', '28 October', '5.20')}${offer(vehicles.shuttle, 'Shared shuttle', '26 October', '3.80')}</ul></main>`,
};
