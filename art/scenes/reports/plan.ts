import type { Scene } from '../page';
import { reportsGerman } from './german';

const later = ['Order of work', 'Costs over five years', 'Systems in use', 'Rules that apply'];

/** The sheets behind the first one, of which an edge shows with the sheet's title. */
const behind = later
  .map(
    (title, index) => `<section class="sheet behind b${index}"><b>${index + 2}</b><p>${title}</p></section>`,
  )
  .reverse();

const first = [
  ['Loading lists on a tablet', '6 weeks', 6],
  ['Customs papers', '5 weeks', 5],
  ['Arrival times for clients', '4 weeks', 4],
] as const;

const body = `${behind.join('')}
<section class="sheet front"><h1>Plan for the first year</h1>
<h2>Build first</h2><ol>${first.map(([what, weeks, length], index) => `<li><b>${index + 1}</b><div><p>${what}</p><i class="w${length}"></i></div><small>${weeks}</small></li>`).join('')}</ol>
<h2>Leave out</h2><ul><li>A chat for drivers</li><li>An app for the office</li></ul></section>`;

/** A plan of five sheets: what is built first and what is left out. Its ground is drawn with it. */
export const planScene: Scene = {
  width: 1000,
  height: 760,
  german: reportsGerman,
  stylesheets: ['reports/reports.css'],
  fonts: ['host-grotesk'],
  body,
};
