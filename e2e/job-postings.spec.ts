import { expect, test } from './support/fixtures';

/** Specification, section 2 («Job postings») and section 9 (deadline 21.10.2023, four months). */

const postings = [
  { path: '/angular-developer', en: 'Angular developer', de: 'Angular-Entwicklung' },
  { path: '/full-stack-developer', en: 'Full stack developer', de: 'Full-Stack-Entwicklung' },
  { path: '/dotNet-developer', en: '.NET developer', de: '.NET-Entwicklung' },
  { path: '/digital-marketing', en: 'Digital marketing', de: 'Digitalmarketing' },
  {
    path: '/digital-marketing-intern',
    en: 'Digital marketing intern',
    de: 'Praktikum im Digitalmarketing',
  },
];

const languages = {
  en: {
    prefix: '',
    apply: 'Apply by e-mail',
    subject: 'Application: ',
    facts: 'The position at a glance',
    parts: ['The team', 'What you will do', 'What you bring', 'What we offer'],
    closed: 'This position is closed at present',
    careers: 'Working at Firnwerk',
    months: '4 months',
    fullTime: /^Full time/,
    names: { workload: 'Workload', duration: 'Duration', deadline: 'Application deadline', status: 'Status' },
    isClosed: 'Closed',
  },
  de: {
    prefix: '/de',
    apply: 'Per E-Mail bewerben',
    subject: 'Bewerbung: ',
    facts: 'Die Stelle in Kürze',
    parts: ['Das Team', 'Ihre Aufgaben', 'Was Sie mitbringen', 'Was wir bieten'],
    closed: 'Diese Stelle ist zurzeit geschlossen',
    careers: 'Arbeiten bei Firnwerk',
    months: '4 Monate',
    fullTime: /^Vollzeit/,
    names: {
      workload: 'Pensum',
      duration: 'Dauer',
      deadline: 'Bewerbungs\u00adfrist',
      status: 'Aus\u00adschreibung',
    },
    isClosed: 'Geschlossen',
  },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  const { prefix, names } = words;

  for (const posting of postings) {
    const title = locale === 'de' ? posting.de : posting.en;

    test.describe(prefix + posting.path, () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(prefix + posting.path);
      });

      test('has a title, and tells team, tasks, profile and offer', async ({ page }) => {
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        expect(heading?.replaceAll('\u00ad', '')).toBe(title);
        for (const part of words.parts) {
          await expect(page.getByRole('region', { name: part })).not.toBeEmpty();
        }
      });

      test('has an apply link that opens a mail to the jobs address, with a subject', async ({ page }) => {
        const links = page.getByRole('link', { name: words.apply });
        await expect(links).toHaveCount(2);
        const address = `mailto:jobs@firnwerk.example?subject=${encodeURIComponent(words.subject + title)}`;
        for (const link of await links.all()) await expect(link).toHaveAttribute('href', address);
      });

      test('says that it is closed', async ({ page }) => {
        const facts = page.getByRole('region', { name: words.facts });
        const status = facts.getByRole('term').filter({ hasText: names.status });
        await expect(status.locator('+ dd')).toHaveText(words.isClosed);
        await expect(page.getByRole('heading', { name: words.closed })).toBeVisible();
        await expect(
          page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' }),
        ).toHaveCount(0);
      });

      test('leads back to the careers page', async ({ page }) => {
        await page.getByRole('link', { name: words.careers }).first().click();
        await expect(page).toHaveURL(`${prefix}/careers`);
      });
    });
  }

  test(`${locale}: the intern and the marketing postings show an application deadline of 21.10.2023`, async ({
    page,
  }) => {
    for (const { path } of postings) {
      await page.goto(prefix + path);
      const deadline = page.getByRole('term').filter({ hasText: names.deadline });
      if (!path.startsWith('/digital-marketing')) await expect(deadline).toHaveCount(0);
      else await expect(deadline.locator('+ dd')).toHaveText('21.10.2023');
    }
  });

  test(`${locale}: digital marketing intern, duration 4 months`, async ({ page }) => {
    await page.goto(`${prefix}/digital-marketing-intern`);
    const duration = page.getByRole('term').filter({ hasText: names.duration });
    await expect(duration.locator('+ dd')).toHaveText(words.months);
  });

  test(`${locale}: digital marketing, full time`, async ({ page }) => {
    await page.goto(`${prefix}/digital-marketing`);
    const workload = page.getByRole('term').filter({ hasText: names.workload });
    await expect(workload.locator('+ dd')).toHaveText(words.fullTime);
  });
}

test('the facts stay in view beside what they are about, where the window is wide enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/angular-developer');
  const facts = page.getByRole('region', { name: languages.en.facts });
  await page.getByRole('heading', { name: 'What you bring' }).scrollIntoViewIfNeeded();
  await expect(facts).toBeInViewport({ ratio: 1 });
});

test('on a phone they come before the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/angular-developer');
  const top = (name: string) =>
    page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().top);
  expect(await top(languages.en.facts)).toBeLessThan(await top('The team'));
});
