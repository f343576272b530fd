import { evening } from './colours';

/** A wooden hut seen from its gable; its long side runs to the right. It is drawn 100 wide. */
interface Hut {
  readonly x: number;
  /** Row of the ground. */
  readonly y: number;
  readonly width: number;
  /** Whether its door stands open. */
  readonly open?: true;
}

const huts: readonly Hut[] = [
  { x: 246, y: 764, width: 74 },
  { x: 432, y: 776, width: 92 },
  { x: 1076, y: 808, width: 156, open: true },
];

/** Light round a window, and the window with its bars. */
function lit(x: number, y: number, width: number, height: number): string {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return (
    `<ellipse cx="${middle}" cy="${centre}" rx="${width * 1.5}" ry="${height * 1.3}" fill="url(#halo)"/>` +
    `<path fill="url(#pane)" d="M${x} ${y}h${width}v${height}h${-width}z"/>` +
    `<path fill="none" stroke="${evening.beam}" stroke-width="1.700" d="M${x} ${y}h${width}v${height}h${-width}zM${middle} ${y}v${height}M${x} ${centre}h${width}"/>` +
    `<path fill="${evening.roofSnow}" fill-opacity=".8" d="M${x - 1.5} ${y + height + 1.4}q${width / 2 + 1.5} -3.200 ${width + 3} 0z"/>`
  );
}

/** What falls onto the snow from windows and door. */
const spill = (open: boolean): string =>
  `<ellipse cx="-29" cy="9" rx="46" ry="11" fill="url(#spill)"/><ellipse cx="29" cy="9" rx="46" ry="11" fill="url(#spill)"/><ellipse cx="110" cy="6" rx="80" ry="11" fill="url(#spill)"/>` +
  (open ? `<path fill="url(#beam)" filter="url(#mist-fine)" d="M-9 -1H9L18 34H-66Z"/>` : '');

const smoke = `<path fill="none" stroke="${evening.roofSnow}" stroke-opacity=".2" stroke-width="8" stroke-linecap="round" filter="url(#mist)" d="M74 -134C88 -156 66 -170 82 -194S108 -226 100 -258"/>`;

const chimney = `<path fill="${evening.beam}" d="M67 -102V-128H80V-104z"/><path fill="${evening.roofSnow}" d="M64.500 -127q1 -8 9 -8t9 8z"/>`;

/** Long side with its windows, the shade of the eave on it, and the roof under thick snow. */
const longSide = `<path fill="url(#side)" d="M50 1L170 -6V-50H50z"/><path fill="none" stroke="${evening.beam}" stroke-opacity=".5" d="M50 -10L170 -16M50 -21L170 -26"/>${lit(76, -34, 20, 17)}${lit(122, -36, 20, 17)}<path fill="${evening.beam}" fill-opacity=".75" d="M56 -37L178 -43V-37L56 -30z"/><path fill="url(#roof)" d="M-5 -108Q-2 -114 8 -113L112 -119Q122 -120 127 -113L183 -52Q188 -45 184 -42Q181 -39 172 -40L120 -37Q92 -33 66 -34Q58 -35 56 -41z"/><path fill="none" stroke="#e4eef2" stroke-opacity=".55" stroke-width="1.500" d="M60 -36Q92 -34 120 -38L172 -41Q181 -40 184 -43"/>`;

/** Gable with planks, windows and door, and the snow that hangs over both its slopes. */
const gable = (open: boolean): string =>
  [
    `<path fill="url(#wall)" d="M-50 1V-46L0 -101L50 -46V1z"/>`,
    `<path fill="none" stroke="${evening.beam}" stroke-opacity=".55" d="M-50 -11H50M-50 -23H50M-50 -35H50M-50 -47H50M-38 -59H38M-27 -71H27M-16 -83H16"/>`,
    `<path fill="none" stroke="${evening.beam}" stroke-width="2.400" d="M-46 -48H46M-48 1V-46M48 1V-46"/>`,
    `<path fill="none" stroke="${evening.beam}" stroke-opacity=".8" stroke-width="9" d="M-58 -34L0 -98L58 -34"/>`,
    lit(-40, -36, 19, 17),
    lit(21, -36, 19, 17),
    lit(-7, -76, 14, 14),
    open
      ? `<ellipse cx="0" cy="-14" rx="24" ry="26" fill="url(#halo)"/><path fill="url(#pane)" d="M-9 0V-31H9V0z"/><path fill="${evening.beam}" d="M9 0V-31L16 -33V1z"/>`
      : `<path fill="${evening.beam}" d="M-9 0V-31H9V0z"/>`,
    `<path fill="url(#eave)" d="M0 -113Q5 -114 9 -109L65 -44Q69 -39 65 -36Q61 -34 57 -38L0 -102L-57 -38Q-61 -34 -65 -36Q-69 -39 -65 -44L-9 -109Q-5 -114 0 -113z"/>`,
  ].join('');

/** Snow that wind and shovels have laid against the walls; towards its foot it is the slope's. */
const bank = `<path fill="url(#bank)" filter="url(#mist-fine)" d="M-92 16Q-68 -2 -50 -5T-24 -1L-12 2L-22 16zM12 2Q20 -2 32 -4T52 -7Q84 -12 112 -9T168 -14Q190 -12 214 14L22 18z"/>`;

const hut = ({ x, y, width, open = undefined }: Hut): string =>
  `<g transform="translate(${x} ${y}) scale(${width / 100})">${smoke}${spill(Boolean(open))}${chimney}${longSide}${gable(Boolean(open))}${bank}</g>`;

const gradient = (id: string, across: string, stops: readonly [number, string, number?][]): string =>
  `<linearGradient id="${id}" ${across}>${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

const down = 'x1="0" y1="0" x2="0" y2="1"';

/** A hamlet with light in every window. */
export function hamlet(): string {
  const warm = (id: string, ...[inner, middle]: readonly [number, number]): string =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="#ffbe55" stop-opacity="${inner}"/><stop offset=".5" stop-color="#ffad42" stop-opacity="${middle}"/><stop offset="1" stop-color="#ffad42" stop-opacity="0"/></radialGradient>`;
  return [
    gradient('roof', 'x1="0" y1="0" x2=".5" y2="1"', [
      [0, evening.roofLight],
      [1, evening.roofShade],
    ]),
    gradient('eave', 'x1="0" y1="0" x2="1" y2=".4"', [
      [0, '#e6eee9'],
      [0.5, evening.roofSnow],
      [1, evening.roofLight],
    ]),
    gradient('wall', down, [
      [0, evening.wallDark],
      [1, evening.wall],
    ]),
    gradient('side', 'x1="0" y1="0" x2="1" y2="0"', [
      [0, evening.side],
      [1, evening.wallDark],
    ]),
    gradient('pane', down, [
      [0, evening.window],
      [1, evening.windowCore],
    ]),
    gradient('bank', down, [
      [0, '#8fadbe', 0.95],
      [0.45, '#6a8ea3', 0.7],
      [1, '#4c7288', 0],
    ]),
    gradient('beam', down, [
      [0, evening.window, 0.85],
      [1, evening.window, 0],
    ]),
    warm('halo', 0.75, 0.25),
    warm('spill', 0.6, 0.22),
    `<filter id="mist" x="-150%" y="-30%" width="400%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><filter id="mist-fine" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="1.4"/></filter>`,
    ...huts.map(hut),
  ].join('');
}
