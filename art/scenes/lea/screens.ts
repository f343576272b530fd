import { phoneScreen, type Scene } from '../page';
import { statusBar } from '../statusBar';
import { leaGerman } from './german';
import { before, during, tripMap } from './tripMap';
import { vehicles } from './vehicles';

/** What all screens of Lea have in common. */
export const phone = {
  ...phoneScreen,
  german: leaGerman,
  stylesheets: ['phone.css', 'lea/screens.css'],
  fonts: ['sora/400', 'sora/600', 'sora/700'],
} as const;

/** A row of a list: a vehicle, and what it costs. */
export function offer(drawing: string, name: string, detail: string, price: string, chosen = false): string {
  return `<li${chosen ? ' class="is-on"' : ''}>${drawing}<span><b>${name}</b><small>${detail}</small></span><span class="price">${price}</span></li>`;
}

/** Lea before the trip: from where to where, and what stands ready near by. */
export const reserveScene: Scene = {
  ...phone,
  body: `${tripMap(before)}${statusBar('09:38')}
<header><div class="ends">Bahnhofplatz<small>now</small></div><div class="ends">Industrie West 40<small>4.2 km</small></div></header>
<section><h1>Ready near you</h1><ul>
${offer(vehicles.car, 'Mira, compact', '120 m, range 310 km', '11.40', true)}
${offer(vehicles.cargoBike, 'Cargo bike', '60 m, battery 82 %', '5.20')}
${offer(vehicles.shuttle, 'Shared shuttle', '09:52, two stops', '3.80')}
</ul><div class="action">Reserve Mira, 15 min</div></section>`,
};

const facts = [
  ['Time', '00:12'],
  ['Price', 'CHF 11.40'],
  ['Range left', '308 km'],
  ['Return by', '11:00'],
];

/** Lea during the trip: the car is open, the price is the one that was shown. */
export const tripScene: Scene = {
  ...phone,
  body: `${tripMap(during)}${statusBar('09:51')}
<header><div class="ends">To Industrie West 40<small>3.1 km</small></div></header>
<section><h1 class="large">Mira is unlocked. The key is in the glovebox.</h1>
<dl>${facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>
<div class="action is-quiet">Pause trip</div></section>`,
};
