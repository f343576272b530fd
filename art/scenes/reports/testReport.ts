import type { Scene } from '../page';
import { reportsGerman } from './german';

const [columns, rows] = [43, 28];
/** Which of the tests failed, counted by rows. */
const failed = [407, 931];
const [pitch, side] = [16, 12];

/** One square for every test. */
function squares(): string {
  const at = (index: number) =>
    `x="${(index % columns) * pitch + 2}" y="${Math.floor(index / columns) * pitch + 2}" width="${side}" height="${side}"`;
  const all = Array.from({ length: columns * rows }, (_, index) =>
    failed.includes(index) ? '' : `<rect ${at(index)}/>`,
  );
  const rings = failed.map((index) => `<rect class="failed" ${at(index)}/>`);
  return `<svg width="${columns * pitch}" height="${rows * pitch}">${all.join('')}${rings.join('')}</svg>`;
}

const total = columns * rows;

/** The report on a version: a square for each test, and which two have failed. Its ground is drawn with it. */
export const testReportScene: Scene = {
  width: 1000,
  height: 880,
  german: reportsGerman,
  stylesheets: ['reports/reports.css'],
  fonts: ['host-grotesk'],
  body: `<section class="sheet report"><h1>Test report, version 4.2</h1>
<dl><div><b>${total}</b><span>tests</span></div><div><b>${total - failed.length}</b><span>passed</span></div><div class="is-failed"><b>${failed.length}</b><span>failed</span></div></dl>
${squares()}
<ul class="failures"><li>Alarm while the battery is at 5 per cent</li><li>Two nurses accept at the same moment</li></ul></section>`,
};
