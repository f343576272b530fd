import { inflateSync } from 'node:zlib';

/** A4 with the default margins of browsers. */
export const sheet = {
  format: 'A4',
  margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
} as const;

/** @returns the number of pages of a PDF; Firefox compresses the objects that hold it */
export function pageCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm.*?\bstream\r?\n(.*?)endstream/gs)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...streams].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
