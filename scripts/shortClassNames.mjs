import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/*
 * The names that classes of CSS modules have in a build: `_x3Rq` in place of `CaseStudy_figure__x3RqL`. A page holds each
 * of them twice, in its styles and in its HTML, and they do not compress. `next dev` keeps the long ones.
 */

const ending = '.module.css';

/**
 * A hash of file and class: the same in every build and in both compilations of one, whatever other files there are.
 * `__tests__/repository/classNames.test.ts` finds two classes of one name.
 *
 * @param {string} file below the project's folder
 * @param {string} name of the class in the file
 */
export const shortClassName = (file, name) =>
  `_${createHash('sha256').update(`${file} ${name}`).digest('base64url').slice(0, 4)}`;

/**
 * Gives the CSS modules of a production build short names.
 *
 * @param {Parameters<NonNullable<import('next').NextConfig['webpack']>>[0]} config as Next.js passes it to `webpack` in its settings; changed in place
 * @param {string} root the project's folder
 * @throws when Next.js names its loader of CSS modules in another way than before
 */
export function shortenClassNames(config, root) {
  const named = loaders(config.module.rules).filter(({ options }) => options?.modules?.getLocalIdent);
  if (named.length === 0) throw new Error('next.config.js: no loader has options.modules.getLocalIdent.');
  for (const { options } of named) {
    const long = options.modules.getLocalIdent;
    // The same kind of loader names the classes that next/font makes.
    options.modules.getLocalIdent = (context, pattern, name, ...rest) =>
      context.resourcePath.endsWith(ending)
        ? shortClassName(relative(root, context.resourcePath), name)
        : long(context, pattern, name, ...rest);
  }
}

/** All loaders of nested rules. */
const loaders = (rules = []) =>
  rules.flatMap((rule) => [
    ...[rule?.use ?? []].flat().filter((use) => typeof use === 'object'),
    ...loaders(rule?.oneOf),
    ...loaders(rule?.rules),
  ]);
