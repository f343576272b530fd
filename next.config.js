import { availableParallelism } from 'node:os';
import { colour } from './lib/designTokens.mjs';
import { shortenClassNames } from './scripts/shortClassNames.mjs';

// No telemetry from the build either.
process.env.NEXT_TELEMETRY_DISABLED = '1';

// For server actions, which do not exist here. In a container Next.js would make up a new key for each build,
// and discard its compiler's cache with the old one.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'bm8gc2VydmVyIGFjdGlvbnM=';

/** Settings used by pages (`lib/settings.ts`). A name without a value would add a polyfill of `process`. */
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
  // Output of the pages: scripts/postbuild/ finishes them there, and moves changed files to `out/`.
  distDir: process.env.NODE_ENV === 'development' ? '.next' : '.next/site',
  // A constant, as every page with the framework contains it.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // `npm run check` runs tsc itself, as Next's own check needs TypeScript 5's API.
  typescript: { ignoreBuildErrors: true },
  // A development-only indicator that would cover the layout.
  devIndicators: false,
  // Next.js would trace the files for a server, which takes as long as the rest of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: {
    // Pages are rendered on every core; the default leaves one idle.
    cpus: availableParallelism(),
    // A separate process, as in a build with default settings: it needs less memory.
    webpackBuildWorker: true,
  },
  // `next dev` uses another bundler, with readable class names.
  turbopack: {},
  webpack(build, { dev, dir }) {
    if (!dev) shortenClassNames(build, dir);
    return build;
  },
};

export default config;
