import { type Point, pts } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';
import { drawMap } from '../map/draw';
import { alongStreets } from '../map/plan';
import { phoneScreen, type Scene } from '../page';
import { statusBar } from '../statusBar';
import { childYellow, routeColours, wedereMap } from './colours';
import { wedereGerman } from './german';

const way: readonly Point[] = pts('-2.5 -2, -1 -2, -1 0, 0 0, 0 1, 1 1, 1 2');
const busAt: Point = [-1, -0.9];
const stopAt: Point = [0, 1];

function parentsMap(): string {
  const map = drawMap({ width: 390, height: 520, seed: 11, block: 80, angle: -0.28 }, wedereMap);
  const path = polyline(alongStreets(map.corner, way));
  const [busX, busY] = map.corner(...busAt);
  const [stopX, stopY] = map.corner(...stopAt);
  const blue = routeColours.blue;
  return `<svg class="map" width="390" height="520" viewBox="0 0 390 520">${map.markup}
<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#fff" stroke-width="12"/><path d="${path}" stroke="${blue}" stroke-width="7"/></g>
<circle cx="${stopX}" cy="${stopY}" r="13" fill="${childYellow}" stroke="#fff" stroke-width="4"/>
<circle cx="${busX}" cy="${busY}" r="40" fill="${blue}" opacity=".14"/>
<rect x="${busX - 24}" y="${busY - 18}" width="48" height="36" rx="9" fill="${blue}" stroke="#fff" stroke-width="3"/>
<text x="${busX}" y="${busY + 7}" class="bus-number">4</text></svg>`;
}

/** Wedere for parents: where the bus is, when it comes, and two things to do. */
export const parentsScene: Scene = {
  ...phoneScreen,
  german: wedereGerman,
  stylesheets: ['phone.css', 'wedere/base.css', 'wedere/parents.css'],
  fonts: ['hanken-grotesk'],
  body: `${parentsMap()}${statusBar('07:24')}
<header><span class="initial middle">N</span><div><b>Nora, class 3b</b><small>Boards at Mill Bridge</small></div></header>
<section><h1>Bus 4 arrives in 6 min</h1><p>On time. Nora has 14 classmates on board.</p>
<ol class="stops"><li class="ends done">Sunnematt<b>07:21</b></li><li class="ends">Mill Bridge<b>07:30</b></li><li class="ends">Rainhof School<b>07:42</b></li></ol>
<div class="actions"><span>Report absence</span><span>Message driver</span></div></section>`,
};
