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

/** Two at once: one computes while the other's pictures are encoded. None needs what another has written. */
const lanes = 2;
const queue = [...drawings].filter(([name]) => wanted.length === 0 || wanted.includes(name));

async function drawInTurn(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, draw] = next;
    const start = performance.now();
    await draw();
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

await Promise.all(Array.from({ length: lanes }, drawInTurn));
