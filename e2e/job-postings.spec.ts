import { company } from '@/content/company';
import { routeById } from '@/content/routes';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** What the job postings say, and where their facts stand. */

const postings = ['jobAngular', 'jobFullStack', 'jobDotNet', 'jobMarketing', 'jobMarketingIntern'] as const;

for (const { locale, text, to } of languages) {
  const pageOf = (id: (typeof postings)[number]) => builtPage(to(routeById(id).path));
  const factsAt = (id: (typeof postings)[number]) => factsOf(regionOf(pageOf(id), text('jobs:labels.facts')));

  for (const id of postings) {
    // Specification 20.1, 20.3, 20.5, 20.7 and 23.9
    test(`${to(routeById(id).path)}: title, that it is closed, team, tasks and profile`, () => {
      const page = pageOf(id);
      const title = text(`jobs:postings.${id}.title`);
      expect(textsOf(page, 'h1')).toEqual([title]);
      expect(textsOf(page, 'main p')[1]).toBe(text('jobs:status.filled'));
      const parts = [`postings.${id}.team.title`, 'labels.tasks', 'labels.profile'] as const;
      for (const part of parts) expect(textOf(regionOf(page, text(`jobs:${part}`)))).toMatch(/\S.{100,}/);
      for (const left of ['labels.offer', 'process.title'] as const)
        expect(textsOf(page, 'h2')).not.toContain(text(`jobs:${left}`));
      const subject = encodeURIComponent(text('jobs:apply.subject', { position: title }));
      const mail = `mailto:${company.mail.jobs}?subject=${subject}`;
      expect(targetsOf(page, text('jobs:apply.closed'))).toEqual([mail]);
      expect(targetsOf(page, text('jobs:labels.careers'))[0]).toBe(to('/careers'));
      expect(textsOf(page, 'h2, h3')).toContain(text('jobs:closing.closed.title'));
      const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(textOf).join();
      expect(data).toContain('Organization');
      expect(data).not.toContain('JobPosting');
    });
  }

  // Specification 20.2 and 20.4
  test(`deadline 21.10.2023, four months, full time (${locale})`, () => {
    const deadlines = postings.map((id) => factsAt(id)[text('jobs:labels.deadline')]);
    expect(deadlines).toEqual([undefined, undefined, undefined, '21.10.2023', '21.10.2023']);
    expect(factsAt('jobMarketingIntern')[text('jobs:labels.duration')]).toBe(
      text('jobs:duration.months', { count: 4 }),
    );
    expect(factsAt('jobMarketing')[text('jobs:labels.workload')]).toBe(text('jobs:workload.full'));
  });
}

test('the facts come before the rest, in one row on a wide viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/angular-developer');
  const facts = page.locator('main section:has(dl)').first();
  const bottom = await facts.evaluate((region) => region.getBoundingClientRect().bottom);
  const headings = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(headings.filter((top) => top < bottom)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = await facts
    .locator('dl > div')
    .evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
