import { phoneScreen, type Scene } from '../page';
import { statusBar } from '../statusBar';
import { salesGerman } from './german';

/** Products to speak about: name, what to say, colour of the swatch. */
const topics = [
  ['Rye flour 25 kg', 'Last order three weeks ago', '#c9a468'],
  ['Butter sheets 2 kg', 'New: with salt', '#f0d98a'],
  ['Vanilla paste', 'Sample in the car', '#8a6a4a'],
] as const;

const later = [
  ['11:15', 'Café Morgenrot', 'Uster'],
  ['13:30', 'School kitchen', 'Wetzikon'],
] as const;

/** Sales-Info on the telephone: the representative's day, the next customer first, also without a network. */
export const visitsScene: Scene = {
  ...phoneScreen,
  german: salesGerman,
  stylesheets: ['phone.css', 'sales/base.css', 'sales/visits.css'],
  fonts: ['zilla-slab/500', 'zilla-slab/600', 'zilla-slab/700'],
  body: `<div class="top">${statusBar('10:12', false)}
<h1>Three visits to go</h1><p class="ends">Thursday, Zurich Oberland <em>Offline, all saved</em></p>
<div class="way"><i class="is-done"></i><i class="is-done"></i><i class="is-done"></i><i class="is-now"></i><i></i><i></i></div></div>
<article><div class="when ends"><b>10:30</b><span>12 min by car</span></div>
<h2>Bakery Aeschbach</h2><p>Bahnhofstrasse 00, Uster. Ask for Ms Aeschbach.</p>
<dl><div><dt>This year</dt><dd>CHF 48 200</dd></div><div><dt>Open quote</dt><dd>CHF 3 150</dd></div></dl>
<h3>To speak about</h3><ul>${topics.map(([name, note, colour]) => `<li><i style="background:${colour}"></i><span><b>${name}</b><small>${note}</small></span></li>`).join('')}</ul>
<span class="action">Start visit</span></article>
<ol>${later.map(([time, name, place]) => `<li><b>${time}</b>${name}<small>${place}</small></li>`).join('')}</ol>
<footer class="ends"><b>Visits</b><span>Catalogue</span><span>Customers</span><span>Library</span></footer>`,
};
