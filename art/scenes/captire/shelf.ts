import { phoneScreen, type Scene } from '../page';
import { statusBar } from '../statusBar';
import { captireGerman } from './german';
import { rim } from './order';

const rack = { columns: 5, rows: 3, left: 22, top: 16, width: 69.2, height: 70 } as const;
/** Where the wheels lie that are wanted, and places that are empty. */
const wanted = 7;
const empty: readonly number[] = [3, 10];

function place(index: number): string {
  const x = rack.left + (index % rack.columns) * rack.width;
  const y = rack.top + Math.floor(index / rack.columns) * rack.height;
  if (empty.includes(index)) return '';
  const isWanted = index === wanted;
  const ground = isWanted
    ? `<rect x="${x + 1}" y="${y - 6}" width="${rack.width - 2}" height="${rack.height - 4}" fill="#f26a1b"/>`
    : '';
  const stack = [0, 1, 2, 3].map(
    (wheel) =>
      `<rect x="${x + 9}" y="${y + 3 + wheel * 13.5}" width="${rack.width - 18}" height="11.5" rx="5" fill="${isWanted ? '#1b1c1e' : '#a8a59d'}"/>`,
  );
  return ground + stack.join('');
}

/** A shelf from the front: sets of four wheels on three boards, the wanted one marked. */
function shelf(): string {
  const { columns, rows } = rack;
  const boards = Array.from({ length: rows }, (_, row) => {
    const y = rack.top + row * rack.height + 58;
    return `<rect x="12" y="${y}" width="366" height="5" fill="#49657f"/>`;
  });
  const sets = Array.from({ length: columns * rows }, (_, index) => place(index));
  return `<svg class="rack" width="390" height="228" viewBox="0 0 390 228">${sets.join('')}${boards.join('')}<path d="M14 4v220M376 4v220" stroke="#49657f" stroke-width="6"/></svg>`;
}

/** Captire in the tyre hotel: where the next set lies, and for when it is wanted. */
export const shelfScene: Scene = {
  ...phoneScreen,
  german: captireGerman,
  stylesheets: ['phone.css', 'captire/frame.css', 'captire/shelf.css'],
  fonts: ['barlow-condensed/500', 'barlow-condensed/600', 'barlow-condensed/700'],
  body: `${statusBar('10:52')}<div class="scanner"><div class="logo">${rim}CAPTIRE</div><span>Tyre hotel</span></div>
<p class="set ends"><b>A-19</b><span>Lift 2, 11:15</span></p><p class="where">Hall 1, shelf 04</p>${shelf()}
<div class="press middle">All four on the trolley</div><div class="press middle">Not here</div>`,
};
