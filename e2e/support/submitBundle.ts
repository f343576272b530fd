import { build } from 'esbuild';

/** Where a test's pages find it. */
export const submitPath = '/submit.js';

/**
 * @returns `lib/outbox` as a module, for what no page of the built site can send: the
 *   pages hide the application form (`application` in `content/programmes.ts`)
 */
export async function submitBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/outbox/index.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}
