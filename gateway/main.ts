import { existsSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';
import { buildApp } from './app';
import { codeOf } from './errorCode';
import { type GatewaySettings, readGatewaySettings } from './settings';

// `npm run serve`: serves `out/` below the working directory until SIGTERM or SIGINT.

/** How long open answers may take once the process was told to stop, in milliseconds. */
const grace = 10_000;

const result = readGatewaySettings(process.env);
if (result.ok) await serve(result.settings);
else fail(result.problems);

async function serve(settings: GatewaySettings): Promise<void> {
  const root = path.resolve('out');
  if (!existsSync(path.join(root, 'index.html'))) {
    fail(['gateway: there is no site in out/ yet. Run npm run build first.']);
    return;
  }
  const app = await buildApp({ root, settings, logger: { level: 'warn' } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), grace).unref();
      void app.close();
    });
  }
  try {
    const address = await app.listen({ port: settings.PORT, host: settings.HOST });
    console.log(`${company.name} is at ${address}`);
  } catch (error) {
    fail([`gateway: cannot listen on ${settings.HOST}, port ${settings.PORT} ${reason(error)}`]);
  }
}

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return '(taken). Stop what listens there, or set PORT to another number.';
  return `(${code ?? error}). Set HOST and PORT to an address of this machine that is free.`;
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
