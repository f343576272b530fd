/** @jest-environment node */

// Specification 25.10, 30.1 and 30.3: changing content/company.json rebrands the whole site, routes included.

const { company: original } = jest.requireActual<typeof import('@/content/company')>('@/content/company');
const other = {
  ...original,
  name: 'Nordgrat',
  legalName: 'Nordgrat AG',
  slug: 'nordgrat',
  origin: 'https://www.nordgrat.example',
  mail: { jobs: 'jobs@nordgrat.example', info: 'info@nordgrat.example' },
};

beforeAll(() => {
  jest.resetModules();
  jest.doMock('@/content/company', () => ({
    ...jest.requireActual<typeof import('@/content/company')>('@/content/company'),
    company: other,
  }));
});

it('routes carry the other slug', async () => {
  const { pages } = await import('@/content/pages');
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/blogs/nordgrat-iso-9001-and-27001-certifications');
  expect(paths).toContain('/blogs/nordgrat-iso-13485-certifications');
  expect(paths.filter((path) => path.includes(original.slug))).toEqual([]);
});

it.each(['en', 'de'] as const)('metadata carries the other name (%s)', async (locale) => {
  const { routes } = await import('@/content/routes');
  const { pageMeta } = await import('@/lib/metadata/pageMeta');
  const texts = routes.map(({ id }) => JSON.stringify(pageMeta(id, locale)));
  expect(texts.some((text) => text.includes('Nordgrat'))).toBe(true);
  expect(texts.filter((text) => text.includes(original.name))).toEqual([]);
});

it('texts say the other name', async () => {
  const { default: i18nConfig } = await import('@/lib/i18n/config');
  expect(i18nConfig.interpolation?.defaultVariables).toMatchObject({ company: 'Nordgrat' });
});

it.each(['en', 'de'] as const)(
  'catalogues, articles and policies name the company only by its placeholder (%s)',
  async (locale) => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const folders = [`public/locales/${locale}`, `content/articles/${locale}`, `content/policies/${locale}`];
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
    const naming = files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(original.slug));
    expect(naming).toEqual([]);
  },
);

it('canonical addresses are on the other origin', async () => {
  const { searchEntry } = await import('@/lib/metadata/searchEntry');
  expect(searchEntry({ path: '/services' }, 'de').canonical).toBe('https://www.nordgrat.example/de/services');
});

it('the forms’ endpoints carry the other name', async () => {
  const { endpoints } = await import('@/lib/forms/endpoints');
  expect(endpoints).toEqual({
    application: '/api/Auth/SendEmailNordgratApplyNow',
    contact: '/api/Auth/SendEmailNordgratContact',
    short: '/api/Auth/SendEmailNordgrat',
  });
});

it('mails come from the other website and go to the other mailboxes', async () => {
  const { readGatewaySettings } = await import('@/gateway/settings');
  const read = readGatewaySettings({});
  expect(read).toMatchObject({
    settings: {
      MAIL_FROM: 'website@nordgrat.example',
      MAIL_TO_CONTACT: ['info@nordgrat.example'],
      MAIL_TO_APPLICATIONS: ['jobs@nordgrat.example'],
    },
  });
  const { compose } = await import('@/gateway/delivery/compose');
  const { application, bytesOf, composeSettings } = await import('../gateway/delivery/support/entries');
  const mail = await compose(application(), { ...composeSettings, MAIL_FROM: 'website@nordgrat.example' });
  const text = (await bytesOf(mail.stream())).toString('latin1');
  expect(text).toContain('From: Nordgrat website <website@nordgrat.example>');
  expect(text).toContain('@www.nordgrat.example>');
});

/** Written by hand; the texts have a test of their own, and `scripts/variant` turns the company into another. */
const sources = ['art', 'components', 'content', 'gateway', 'lib', 'pages', 'scripts', 'styles'];
const namesIt = ['content/company.json', 'scripts/variant/otherCompany.ts'];

// Packages are named after the repository, which no visitor sees.
it('only content/company.json names the company in the source', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
  );
  const naming = files.filter(
    (file) =>
      /(?<!\.test)\.(?:[jt]sx?|css|json)$/.test(file) &&
      !/node_modules|package\.json$/.test(file) &&
      readFileSync(file, 'utf8').toLowerCase().includes(original.slug),
  );
  expect(naming).toEqual(namesIt);
});
