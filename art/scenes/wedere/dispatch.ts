import type { Scene } from '../page';
import { routeColours } from './colours';
import { dispatchMap } from './dispatchMap';
import { wedereGerman } from './german';
import { mapBuses, mapLabels, openBuses, openLabels } from './liveMapContent';
import { type BusRoute, busRoutes, selectedStops } from './timetable';

/** Small line icons of the tool bar: map, routes, children, messages, calendar. */
const icons = [
  'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  'M6 4v10a4 4 0 0 0 8 0V9a3.500 3.500 0 0 1 7 0v11M3.500 4h5M18.500 20h5',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 4-7 8-7s8 2 8 7',
  'M3 5h18v12H10l-5 4v-4H3Z',
  'M4 6h16v14H4ZM4 10.500h16M8 3v4M16 3v4',
];

function toolBar(): string {
  const buttons = icons.map(
    (path, index) =>
      `<span class="tool middle${index === 0 ? ' is-on' : ''}"><svg viewBox="0 0 24 24"><path d="${path}"/></svg></span>`,
  );
  return `<aside class="tools">${buttons.join('')}</aside>`;
}

function routeRow(route: BusRoute, index: number): string {
  const [number, colourName, destination, driver, onBoard, expected, nextStop, late, progress] = route;
  const colour = routeColours[colourName];
  const state = late === 0 ? '<small class="ok">on time</small>' : `<small class="late">+${late} min</small>`;
  return `<li class="row${index === 0 ? ' is-on' : ''}">
<span class="number middle" style="background:${colour}">${number}</span>
<span><b>${destination}</b><small>${driver}, ${onBoard} of ${expected}</small>
<span class="progress"><span style="width:${progress}%;background:${colour}"></span></span></span>
<span class="when">${nextStop} min${state}</span></li>`;
}

function detailCard(): string {
  const facts = [
    ['Driver', 'L. Gashi'],
    ['Next stop', '6 min'],
    ['On board', '14 of 19'],
    ['Vehicle', 'Bus 4, 22 seats'],
  ];
  const stops = selectedStops.map(
    ([name, time, done]) => `<li class="ends${done ? ' done' : ''}">${name}<time>${time}</time></li>`,
  );
  return `<article class="card"><h2 class="ends">Route 4, Rainhof <span class="tag">On time</span></h2>
<dl>${facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>
<ol class="stops">${stops.join('')}</ol></article>`;
}

const figures = [
  ['246', 'pupils today'],
  ['97.2 %', 'stops on time'],
  ['2', 'absences reported'],
];

function dayFigures(): string {
  const entries = figures.map(([value, text]) => `<div><b>${value}</b><small>${text}</small></div>`);
  return `<div class="figures">${entries.join('')}</div>`;
}

const product = {
  german: wedereGerman,
  fonts: ['hanken-grotesk'],
} as const;

const stylesheets = ['wedere/base.css', 'wedere/dispatch.css', 'wedere/dispatch-map.css'] as const;

const mapBesideList = {
  width: 1040,
  height: 844,
  buses: mapBuses,
  labels: mapLabels,
  lake: { x: 120, y: 775 },
} as const;

/** Wedere for dispatchers: list of routes, live map, details of the selected route. */
export const dispatchScene: Scene = {
  ...product,
  width: 1440,
  height: 900,
  stylesheets,
  body: `<header class="top"><span class="logo">wedere</span>
<nav><b>Live</b><span>Routes</span><span>Pupils</span><span>Vehicles</span><span>Messages</span><span>Reports</span></nav>
<span class="pill">Thursday, 07:24</span><span class="pill">School district Rainsee</span><span class="avatar middle">SK</span></header>
${toolBar()}
<section class="side"><h1>Morning run</h1><p>18 of 21 vehicles on the road</p>
<div class="filters"><span class="is-on">All 18</span><span>On time 16</span><span>Late 2</span></div>
<ul>${busRoutes.map(routeRow).join('')}</ul></section>
<main class="map">${dispatchMap(mapBesideList)}<div class="zoom"><span class="middle">+</span><span class="middle">−</span></div>${detailCard()}
${dayFigures()}</main>`,
};

/** The dispatcher's map alone. All words stand well inside, so that pages may cut off its edges. */
export const liveMapScene: Scene = {
  ...product,
  width: 900,
  height: 900,
  stylesheets: [...stylesheets, 'wedere/live-map.css'],
  body: `<main class="map">${dispatchMap({ width: 900, height: 900, buses: openBuses, labels: openLabels })}${detailCard()}${dayFigures()}</main>`,
};
