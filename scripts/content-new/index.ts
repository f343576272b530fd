import { apply } from './apply';
import { type Request, readRequest } from './request';

/**
 * `npm run content:new <kind> <id> <name>=<value> …` adds an entry to the site in every language. Its texts
 * are placeholders that describe their content, and `npm run content:check` stops the build until they are
 * written.
 */
const request = readRequest(process.argv.slice(2));

if ('problems' in request) fail(request.problems);
else make(request);

function make({ kind, id, given }: Request): void {
  const result = apply(process.cwd(), kind.changes(id, given));
  if ('problem' in result) {
    fail([result.problem]);
    return;
  }
  for (const file of result.written) console.log(`written: ${file}`);
  const next = [
    ...kind.next(id),
    '"npm run content:check" lists the texts that are still to be written (✎).',
  ];
  console.log(['', 'Next:', ...next].join('\n'));
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 1;
}
