import type { Scene } from '../page';
import { captireGerman } from './german';
import { type Bay, bays, type Job, storageQueue } from './jobs';
import { orderPanel, rim } from './order';

const firstHour = 7;
const lastHour = 17;
const hourHeight = 66;
const now = 10.6;

function top(hour: number): number {
  return Math.round((hour - firstHour) * hourHeight);
}

const menu: readonly (readonly [text: string, count?: string])[] = [
  ['Workshop', '23'],
  ['Appointments'],
  ['Tyre hotel', '1842'],
  ['Stock'],
  ['Orders', '6'],
  ['Customers'],
  ['Invoices', '3'],
];

function navigation(): string {
  const entries = menu.map(
    ([text, count], index) =>
      `<li class="ends${index === 0 ? ' is-on' : ''}">${text}${count ? `<small>${count}</small>` : ''}</li>`,
  );
  return `<aside class="menu"><div class="logo">${rim}CAPTIRE</div><ul>${entries.join('')}</ul>
<div class="branch"><small>Branch</small><b>Dietikon</b></div>
<div class="season"><small>Season change</small><b>68 %</b><span class="meter"><i style="width:68%"></i></span><small>1251 of 1842 sets</small></div></aside>`;
}

function jobBlock([start, hours, state, plate, work, note]: Job): string {
  const place = `top:${top(start) + 2}px;height:${Math.round(hours * hourHeight) - 4}px`;
  return `<div class="job ${state}" style="${place}"><b>${plate}</b><span>${work}</span>${note ? `<em>${note}</em>` : ''}</div>`;
}

function bayColumn({ name, mechanic, booked, jobs }: Bay): string {
  return `<div class="bay"><header><b>${name}</b><span>${mechanic}</span><span class="meter"><i style="width:${booked}%"></i></span></header>
<div class="day">${jobs.map(jobBlock).join('')}</div></div>`;
}

function hours(): string {
  const marks = Array.from({ length: lastHour - firstHour }, (_, index) => {
    const hour = firstHour + index;
    return `<time style="top:${top(hour)}px">${String(hour).padStart(2, '0')}:00</time>`;
  });
  return `<div class="hours">${marks.join('')}<strong style="top:${top(now)}px">10:36</strong></div>`;
}

function storage(): string {
  const sets = storageQueue.map(
    ([set, shelf, time]) => `<li><b class="middle">${set}</b><span>${shelf}</span><time>${time}</time></li>`,
  );
  return `<footer><h2>Bring from the tyre hotel</h2><ul>${sets.join('')}</ul></footer>`;
}

/** Captire's workshop planner: five bays over the day, with the running order next to them. */
export const plannerScene: Scene = {
  width: 1440,
  height: 900,
  german: captireGerman,
  stylesheets: ['captire/frame.css', 'captire/planner.css', 'captire/order.css'],
  fonts: ['barlow-condensed/500', 'barlow-condensed/600', 'barlow-condensed/700'],
  body: `${navigation()}
<header class="head"><h1>Thursday, 12 November</h1><span class="switch"><b>Day</b><span>Week</span><span>Season</span></span>
<span class="search">Plate, customer or tyre size</span><span class="new">New job</span></header>
<main><div class="now" style="top:${top(now) + 58}px"></div>${hours()}${bays.map(bayColumn).join('')}</main>
${orderPanel()}${storage()}`,
};
