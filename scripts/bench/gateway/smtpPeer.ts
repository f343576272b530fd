import { deliverAll } from './deliverAll';
import { moods } from './moodyRelay';

/**
 * That every mail arrives however its relay behaves: `npm run bench:smtp [mails]`.
 * The relay is a real SMTP peer on this machine; only the pauses are shortened.
 */
const wanted = Number(process.argv[2] ?? 300);
const seed = process.argv[3] ?? 'firn';

const result = await deliverAll(wanted, seed);
console.log('| the relay | connections |');
console.log('| :--- | ---: |');
for (const mood of moods) if (result.met[mood] > 0) console.log(`| ${mood} | ${result.met[mood]} |`);
console.log(`
${result.mails} mails in ${result.seconds.toFixed(1)} s, with one stop and start of the delivery.
Lost: ${result.lost}. Left in the spool or given up: ${result.left}.
Sent again after the relay had acknowledged: ${result.doubled}.
Sent again because its answer was lost: ${result.repeated}, of those not the same mail: ${result.different}.
Log: ${Object.entries(result.lines)
  .map(([level, count]) => `${count} ${level}`)
  .join(', ')}.
Peak memory of both together: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
if (result.lost + result.left + result.doubled + result.different > 0) process.exitCode = 1;
