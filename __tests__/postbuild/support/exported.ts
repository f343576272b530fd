/** What pages of an export name, in small. */
export const files: Readonly<Record<string, string>> = {
  '/boot.js': 'go()\n',
  '/boot-static.js': 'still("$&")\n',
  '/_next/static/css/base.css': 'a{color:red}\n',
  '/_next/static/css/page.css': '.b::after{content:"$&"}',
  '/_next/static/chunks/main-1.js': 'main()',
  '/_next/static/chunks/pages/%5Blocale%5D-1.js': 'page()',
};

const script = (path: string) => `<script src="/_next/static/${path}.js" defer=""></script>`;

/** @returns a page as Next.js exports it */
export function exportedPage({ body = '<p>x</p>', framework = false } = {}): string {
  const sheets = ['base', 'page'].map((name) => `/_next/static/css/${name}.css`);
  const scripts =
    '<script defer="" noModule="" src="/_next/static/chunks/polyfills-1.js"></script>' +
    ['chunks/main-1', 'chunks/pages/%5Blocale%5D-1', 'x_-1/_buildManifest', 'x_-1/_ssgManifest']
      .map(script)
      .join('');
  return (
    `<html><head>${sheets.map((path) => `<link rel="preload" href="${path}" as="style"/>`).join('')}` +
    '<script src="/boot.js"></script><script type="speculationrules">{}</script>' +
    `${sheets.map((path) => `<link rel="stylesheet" href="${path}" data-n-g=""/>`).join('')}` +
    `${framework ? scripts : ''}</head>${body}</html>`
  );
}
