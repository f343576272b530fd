import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/* Class names of CSS modules in a build: `_x3Rq` instead of `CaseStudy_figure__x3RqL`. A page contains each
   of them twice, in its styles and in its HTML, and they do not compress. `next dev` keeps the long ones. */

const ending = '.module.css';

/**
 * A hash of file and class: the same in every build and in both of its compilations, whatever other files
 * there are. `__tests__/repository/classNames.test.ts` finds collisions.
 *
 * @param {string} file below the project's folder
 * @param {string} name of the class in the file
 */
export const shortClassName = (file, name) =>
  `_${createHash('sha256').update(`${file} ${name}`).digest('base64url').slice(0, 4)}`;

/**
 * Shortens the class names of CSS modules in a production build.
 *
 * @param {Parameters<NonNullable<import('next').NextConfig['webpack']>>[0]} config as Next.js passes it to
 *   `webpack` in its settings; changed in place
 * @param {string} root the project's folder
 * @throws when Next.js has renamed its loader of CSS modules
 */
export function shortenClassNames(config, root) {
  const named = loaders(config.module.rules).filter(({ options }) => options?.modules?.getLocalIdent);
  if (named.length === 0) throw new Error('next.config.js: no loader has options.modules.getLocalIdent.');
  for (const { options } of named) {
    const long = options.modules.getLocalIdent;
    // next/font uses the same kind of loader for its class names.
    options.modules.getLocalIdent = (context, pattern, name, ...rest) =>
      context.resourcePath.endsWith(ending)
        ? shortClassName(relative(root, context.resourcePath), name)
        : long(context, pattern, name, ...rest);
  }
}

/** All loaders, including those of nested rules. */
const loaders = (rules = []) =>
  rules.flatMap((rule) => [
    ...[rule?.use ?? []].flat().filter((use) => typeof use === 'object'),
    ...loaders(rule?.oneOf),
    ...loaders(rule?.rules),
  ]);
