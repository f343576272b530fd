import { plum } from './colours';

function wheel(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${plum}" stroke="#fff" stroke-width="2.500"/>`;
}

function drawing(content: string): string {
  return `<svg width="64" height="36" viewBox="0 0 64 36">${content}</svg>`;
}

/** Side views of the vehicles on offer. */
export const vehicles = {
  car: drawing(
    `<path fill="${plum}" d="M4 22c0-6 6-8 12-9 5-7 10-10 20-10s14 5 18 10c4 1 7 3 7 9v4H4Z"/>
<path fill="#fff" d="M20 13c3-4 7-6 12-6v6Zm15-6c6 0 9 3 12 6H35Z"/>${wheel(17, 27, 6)}${wheel(48, 27, 6)}`,
  ),
  cargoBike: drawing(
    `<g fill="none" stroke="${plum}" stroke-width="2.500" stroke-linejoin="round"><circle cx="13" cy="25" r="8"/><circle cx="53" cy="27" r="6"/>
<path d="M13 25 22 10h10M22 10l7 15H13M29 25 34 8M34 8h-4M29 25h5M34 13h20l-3 11H35Z"/></g><path fill="${plum}" d="M17 8h9v3h-9z"/>`,
  ),
  shuttle: drawing(
    `<path fill="${plum}" d="M6 5h50a4 4 0 0 1 4 4v18H2V9a4 4 0 0 1 4-4Z"/>
<path fill="#fff" d="M7 10h12v8H7zM23 10h12v8H23zM39 10h16v8H39z"/>${wheel(16, 28, 5)}${wheel(46, 28, 5)}`,
  ),
} as const;
