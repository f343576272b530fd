import { outlineText } from '../lib/outlines';
import type { Point } from '../lib/point';
import type { WordedLayout } from './layouts';
import type { ProcessTheme } from './theme';
import type { ProcessWords, Station } from './words';

/** Space around words that is kept free of contour lines. */
const clearance = 10;
/** What the words are set in. */
const wordFonts = {
  title: { font: 'host-grotesk-500', tracking: -0.03 },
  name: { font: 'host-grotesk-600', tracking: -0.02 },
  text: { font: 'host-grotesk-400' },
} as const;

/** Outlines with a plate in the colour of the ground behind them. */
function plated(paths: string, [x, y]: Point, width: number, height: number, theme: ProcessTheme): string {
  const left = Math.round(x - clearance);
  const wide = Math.round(width + 2 * clearance);
  return `<path fill="${theme.ground}" opacity=".92" d="M${left} ${Math.round(y)}h${wide}v${height}h${-wide}z"/>${paths}`;
}

function stationWords(y: number, station: Station, layout: WordedLayout, theme: ProcessTheme): string {
  const { left: x, wordSizes: sizes } = layout;
  const name = outlineText({ ...wordFonts.name, text: station.name, size: sizes.name, x, y });
  const below = y + sizes.text * 1.5;
  const text = outlineText({ ...wordFonts.text, text: station.text, size: sizes.text, x, y: below });
  const width = Math.max(name.width, text.width);
  const paths = `<path fill="${theme.strong}" d="${name.path}"/><path fill="${theme.soft}" d="${text.path}"/>`;
  return plated(paths, [x, y - sizes.name], width, Math.round(sizes.name + sizes.text * 2.1), theme);
}

function stageTitle(title: string, y: number, layout: WordedLayout, theme: ProcessTheme): string {
  const { left: x, ruleLength, wordSizes } = layout;
  const size = wordSizes.title;
  const words = outlineText({ ...wordFonts.title, text: title, size, x, y: y + size * 1.4 });
  const paths = `<path fill="${theme.strong}" d="${words.path}"/>`;
  return (
    plated(paths, [x, y], words.width, Math.round(size * 2), theme) +
    `<path stroke="${theme.strong}" stroke-width="2" d="M${x} ${y}h${ruleLength}"/>`
  );
}

/** The titles of the stages below their rules, and what each station is called, as pieces of an SVG that needs no font. */
export function wordsBeside(
  layout: WordedLayout,
  words: ProcessWords,
  theme: ProcessTheme,
): readonly string[] {
  const stations = words.flatMap((stage) => stage.stations);
  return [
    ...layout.rules.map((y, index) => stageTitle(words[index]?.title ?? '', y, layout, theme)),
    ...layout.stations.map(([, y], index) => {
      const station = stations[index];
      return station ? stationWords(y - 3, station, layout, theme) : '';
    }),
  ];
}
