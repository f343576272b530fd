import type { Scene } from '../page';
import { halviaGerman } from './german';

type State = 'technical' | 'urgent' | 'soon' | 'running' | 'none';

/** Beds of the ward: number, state, what is the matter, and how fast the pump runs. */
const beds: readonly (readonly [number: number, state: State, text: string, rate: string])[] = [
  [10, 'running', 'Running', '12.0 ml/h'],
  [11, 'running', 'Two pumps', '6.4 ml/h'],
  [12, 'technical', 'No signal', '6 s'],
  [13, 'none', 'No pump', ''],
  [14, 'running', 'Running', '40 ml/h'],
  [15, 'soon', 'Empty in 20 min', '80 ml/h'],
  [16, 'urgent', 'Occlusion', '00:41'],
  [17, 'running', 'Running', '2.1 ml/h'],
  [18, 'running', 'Running', '12.0 ml/h'],
  [19, 'running', 'Two pumps', '6.4 ml/h'],
  [20, 'none', 'No pump', ''],
  [21, 'running', 'Running', '40 ml/h'],
];

const facts = [
  ['Last report', '14:52:01'],
  ['Missed reports', '3 in a row'],
  ['Alarm after', '6 s'],
] as const;

/** Halvia's monitor in the nurses' office: the unanswered alarm, and all beds of the ward. */
export const wardScene: Scene = {
  width: 1280,
  height: 784,
  german: halviaGerman,
  stylesheets: ['halvia/ward.css'],
  fonts: ['jost/400', 'jost/500', 'jost/700'],
  body: `<header class="ends"><b>HALVIA</b><span>Ward 3 East</span><span>40 pumps report</span><time>14:52:07</time></header>
<aside><h2>Technical alarm</h2><h1>Bed 12</h1><p>The pump no longer reports</p>
<dl>${facts.map(([name, value]) => `<div class="ends"><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p>Look after the patient, then the cable.</p><span class="middle">I am going</span><span class="middle">Call for help</span></aside>
<ul>${beds.map(([number, state, text, rate]) => `<li class="${state}"><b>Bed ${number}</b><span>${text}</span><em>${rate}</em></li>`).join('')}</ul>`,
};
