import { inflateSync } from 'node:zlib';

/** A4 with the margins that browsers leave. */
export const sheet = {
  format: 'A4',
  margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
} as const;

/** @returns how many pages a PDF has; Firefox keeps the objects that say so compressed */
export function sheetsOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm.*?\bstream\r?\n(.*?)endstream/gs)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...streams].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
