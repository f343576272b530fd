/** Tread that is left on a wheel. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly worn: boolean;
}

const wheels: readonly Wheel[] = [
  { x: 97, y: 46, worn: false },
  { x: 185, y: 46, worn: false },
  { x: 97, y: 160, worn: true },
  { x: 185, y: 160, worn: false },
];

/** A wheel seen from above: three grooves across the tread. */
function wheel({ x, y, worn }: Wheel): string {
  const grooves = [10, 20, 30].map((groove) => `<path d="M${x} ${y + groove}h18"/>`).join('');
  return `<rect x="${x}" y="${y}" width="18" height="42" rx="4" fill="${worn ? '#f26a1b' : '#1b1c1e'}"/>
<g stroke="#fff" stroke-opacity=".55" stroke-width="1.500">${grooves}</g>`;
}

/** The customer's car from above, with the state of its four tyres. */
export function carFromAbove(): string {
  return `<svg width="300" height="248" viewBox="0 0 300 248">
<g fill="none" stroke="#8b8a86" stroke-width="2" stroke-linejoin="round">
<path fill="#fff" d="M116 30c4-20 64-20 68 0l6 44v100l-6 46c-4 16-64 16-68 0l-6-46V74Z"/>
<path fill="#eceae6" d="M119 84c20-13 42-13 62 0l-6 24h-50ZM122 190c18 8 38 8 56 0l-4-24h-48Z"/>
<path d="M125 108v58M175 108v58M120 40c18-8 42-8 60 0"/></g>
${wheels.map(wheel).join('')}</svg>`;
}
