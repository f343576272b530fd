// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { routeById } from '@/content/routes';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf } from './support/builtParts';
import { languages } from './support/texts';

const postings = ['jobAngular', 'jobFullStack', 'jobDotNet', 'jobMarketing', 'jobMarketingIntern'] as const;

for (const { locale, text, to } of languages) {
  const pageOf = (id: (typeof postings)[number]) => builtPage(to(routeById(id).path));

  // Specification 20.1, 20.3, 20.5, 20.7 and 23.9
  test(`postings are marked as closed, and show team, tasks, profile and a mail link (${locale})`, () => {
    for (const id of postings) {
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
      const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(textOf).join();
      expect(data).toContain('Organization');
      expect(data).not.toContain('JobPosting');
    }
  });

  // Specification 20.2 and 20.4
  test(`facts: deadline 21.10.2023, four months, full time (${locale})`, () => {
    const factsAt = (id: (typeof postings)[number]) =>
      factsOf(regionOf(pageOf(id), text('jobs:labels.facts')));
    const deadlines = postings.map((id) => factsAt(id)[text('jobs:labels.deadline')]);
    expect(deadlines).toEqual([undefined, undefined, undefined, '21.10.2023', '21.10.2023']);
    const months = text('jobs:duration.months', { count: 4 });
    expect(factsAt('jobMarketingIntern')[text('jobs:labels.duration')]).toBe(months);
    expect(factsAt('jobMarketing')[text('jobs:labels.workload')]).toBe(text('jobs:workload.full'));
  });
}
