/**
 * Draws the website's pictures.
 *
 *   npm run art                 everything
 *   npm run art hero brand      only these
 */
import { drawings } from './drawings';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !drawings.has(name));
if (unknown.length > 0) {
  console.error(`No drawing is called ${unknown.join(', ')}. There are: ${[...drawings.keys()].join(', ')}`);
  process.exit(1);
}

for (const [name, draw] of drawings) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  await draw();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
