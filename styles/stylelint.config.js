/*
 * The rules of the design system. Each message says what to write instead; CONTRIBUTING.md says when a rule may be switched
 * off: on one line, with a reason.
 */

/** Widths at which layouts change: phones end, tablets end, narrow desktops end, large screens begin. In em where large text needs the narrower layout. */
const widths = ['600px', '900px', '1250px', '1920px', '37.5em', '56.25em'];

const scale = (name) => `/^var\\(--${name}/`;

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-declaration-strict-value'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'declaration-no-important': [
      true,
      {
        message:
          'Leave !important out: a section wins over a primitive, a utility over both (styles/tokens.css).',
      },
    ],
    'color-no-hex': [
      true,
      { message: 'Take a colour role, var(--c-…): /showcase has them in light and dark.' },
    ],
    'media-feature-name-value-allowed-list': [
      { width: widths },
      { message: `Take the nearest of the widths at which layouts change: ${widths.join(', ')}.` },
    ],
    'scale-unlimited/declaration-strict-value': [
      ['font-size', '/^(margin|padding|gap|row-gap|column-gap)/'],
      {
        ignoreValues: {
          'font-size': [scale('t-'), 'inherit', '/em$/'],
          '': [
            '0',
            'auto',
            'inherit',
            '/%$/',
            '/em$/',
            '/px$/',
            '/^var\\(/',
            '/^calc/',
            '/^-/',
            '/^min|^max/',
          ],
        },
        message:
          'Take a step of the scale: var(--s-…) or var(--f-…) for space, a class such as type-3 or var(--t-…) for text (/showcase).',
      },
    ],
  },
  overrides: [{ files: ['**/tokens.css'], rules: { 'color-no-hex': null } }],
};
