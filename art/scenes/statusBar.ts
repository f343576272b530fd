/**
 * A phone's status bar: time on the left, signal and battery on the right, whatever the phone is called.
 *
 * @param reception without it the bars are pale
 */
export function statusBar(time: string, reception = true): string {
  const bars = [0, 1, 2, 3].map(
    (bar) => `<rect x="${bar * 5}" y="${8 - bar * 2.5}" width="3" height="${4 + bar * 2.5}"/>`,
  );
  const battery =
    '<path d="M27 1h19v10H27ZM28.500 2.500v7h16v-7Z" fill-rule="evenodd"/><path d="M30 4h11v4H30ZM47 4h2v4h-2Z"/>';
  return `<div class="status ends"><span>${time}</span><svg width="50" height="12" viewBox="0 0 50 12" fill="currentColor"><g${reception ? '' : ' opacity=".35"'}>${bars.join('')}</g>${battery}</svg></div>`;
}
