import { availableParallelism } from 'node:os';
import { colour } from './lib/designTokens.mjs';
import { shortenClassNames } from './scripts/shortClassNames.mjs';

// Building a site that keeps no visitor's traces should leave none of its builder's either.
process.env.NEXT_TELEMETRY_DISABLED = '1';

// For server actions, of which there are none. In a container Next.js makes up another one for each build, and throws its
// compiler's cache away with the old one.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'bm8gc2VydmVyIGFjdGlvbnM=';

/** Settings that the pages hold (`lib/settings.ts`). A name without a value would bring a polyfill of `process` along. */
const pageSettings = [
  'NEXT_PUBLIC_API_ORIGIN',
  'NEXT_PUBLIC_API_TAKES_KEY',
  'NEXT_PUBLIC_APPLY_API_ORIGIN',
  'NEXT_PUBLIC_APPLY_API_TAKES_KEY',
];

/** @type {import('next').NextConfig} */
const config = {
  env: {
    ...Object.fromEntries(pageSettings.map((name) => [name, process.env[name] ?? ''])),
    THEME_LIGHT: colour('firn-0'),
    THEME_DARK: colour('ink'),
  },
  output: 'export',
  // Where the pages go: scripts/postbuild/ finishes them there, and moves what has changed to `out/`.
  distDir: process.env.NODE_ENV === 'development' ? '.next' : '.next/site',
  // A name of its own for each build would be in every page with the framework.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // `npm run check` runs tsc itself: Next's own check needs TypeScript 5's programmatic interface.
  typescript: { ignoreBuildErrors: true },
  // A development-only indicator that would cover the layout.
  devIndicators: false,
  // Next.js would look for what a server of its own needs, as long as all of the rest takes.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: {
    // Pages are rendered on every core; by default one is left over.
    cpus: availableParallelism(),
    // A process of its own, as a build has when nobody changes its settings: it takes less memory.
    webpackBuildWorker: true,
  },
  // `next dev` has another bundler, which gives classes names that one can read.
  turbopack: {},
  webpack(build, { dev, dir }) {
    if (!dev) shortenClassNames(build, dir);
    return build;
  },
};

export default config;
