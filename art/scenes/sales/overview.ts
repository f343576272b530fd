import type { Scene } from '../page';
import { orderChart, trendLine } from './charts';
import { lines, type Product, products, representatives } from './figures';
import { salesGerman } from './german';

/** Key figures; orders are those of weeks 40 to 46, the quarter so far. Name, value, change against plan or last week, whether that is good, and what it compares with. */
const keyFigures = [
  ['Order intake', 'CHF 1.17 m', '+4.3 %', true, 'against plan'],
  ['Visits logged', '487', '+31', true, 'since last week'],
  ['Open quotes', '126', '14', false, 'end within seven days'],
  ['Tablets in sync', '11 of 11', 'Current', true, 'last one 07:52'],
] as const;

function keyFigure([name, value, change, good, against]: (typeof keyFigures)[number]): string {
  return `<div><span>${name}</span><b>${value}</b><small><em class="${good ? 'up' : 'down'}">${change}</em> ${against}</small></div>`;
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change)} %`;
}

function productRow([name, line, francs, change, colour, trend]: Product): string {
  const rising = change >= 0;
  return `<tr><td><i style="background:${colour}"></i>${name}</td><td>${line}</td><td>${trendLine(trend, rising)}</td>
<td>${francs}</td><td class="${rising ? 'up' : 'down'}">${signed(change)}</td></tr>`;
}

function representativeRow([name, done, planned, place]: (typeof representatives)[number]): string {
  const dots = Array.from(
    { length: planned },
    (_, index) => `<i class="${index < done ? 'is-done' : index === done ? 'is-now' : ''}"></i>`,
  );
  const initials = name.replace(/[^A-Z]/g, '');
  return `<li><span class="initials middle">${initials}</span><div><b>${name}</b><small>${place}</small></div><div class="dots">${dots.join('')}</div></li>`;
}

function lineRow([name, francs, share]: (typeof lines)[number]): string {
  return `<li>${name}<span class="bar"><i style="width:${share}%"></i></span><b>${francs}</b></li>`;
}

/** @param chart of orders per week, drawn for the screen's width */
const bodyWith = (chart: string): string =>
  `<header class="head"><span class="logo">Sales-Info</span>
<nav><b>Overview</b><span>Catalogue</span><span>Customers</span><span>Visits</span><span>Price lists</span><span>Library</span></nav>
<span class="languages"><b>EN</b> DE FR</span><span class="initials middle">MB</span></header>
<main><div class="title"><h1>Region East, week 46</h1><p>11 representatives, 342 active accounts</p>
<span>All product lines</span><span>This quarter</span></div>
<div class="figures">${keyFigures.map(keyFigure).join('')}</div>
<section class="orders"><h2>Order intake</h2><p class="ends">Thousand francs per week <em>Plan</em></p>${chart}</section>
<section class="visits"><h2>On the road today</h2><ul>${representatives.map(representativeRow).join('')}</ul></section>
<section class="moved"><h2>Products that moved</h2><table><tr><th>Product</th><th>Line</th><th>Eight weeks</th><th>CHF</th><th>Change</th></tr>
${products.map(productRow).join('')}</table></section>
<section class="lines"><h2>Product lines</h2><ul>${lines.map(lineRow).join('')}</ul></section></main>`;

/** Sales-Info in the browser: what a region sold, what moved, and where its representatives are. */
export const overviewScene: Scene = {
  width: 1440,
  height: 900,
  german: salesGerman,
  stylesheets: ['sales/base.css', 'sales/overview.css', 'sales/panels.css'],
  fonts: ['zilla-slab/500', 'zilla-slab/600', 'zilla-slab/700'],
  body: bodyWith(orderChart()),
};

/** The same on a small tablet that is held upright: on a phone's page its text is large enough to read. */
export const uprightScene: Scene = {
  ...overviewScene,
  width: 480,
  height: 660,
  stylesheets: [...overviewScene.stylesheets, 'sales/upright.css'],
  body: bodyWith(orderChart(416, 156, 8)),
};
