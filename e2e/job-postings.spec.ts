// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { type JobId, jobIds } from '@/content/jobs';
import { routeById } from '@/content/routes';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf } from './support/builtParts';
import { languages } from './support/texts';

/** The facts that only some postings have. */
const facts: Partial<Record<JobId, { deadline: string; months?: number }>> = {
  jobMarketing: { deadline: '21.10.2023' },
  jobMarketingIntern: { deadline: '21.10.2023', months: 4 },
};

// Specification 20.1, 20.2, 20.3, 20.4, 20.5, 20.7 and 23.9
for (const { locale, text, to } of languages)
  test(`postings are marked as closed, and show facts, team, tasks, profile and a mail link (${locale})`, () => {
    expect(jobIds).toHaveLength(5);
    for (const id of jobIds) {
      const page = builtPage(to(routeById(id).path));
      const title = text(`jobs:postings.${id}.title`);
      expect(textsOf(page, 'h1')).toEqual([title]);
      expect(textsOf(page, 'main p')[1]).toBe(text('jobs:status.filled'));
      for (const part of [`postings.${id}.team.title`, 'labels.tasks', 'labels.profile'] as const)
        expect(textOf(regionOf(page, text(`jobs:${part}`)))).toMatch(/\S.{100,}/);
      for (const left of ['labels.offer', 'process.title'] as const)
        expect(textsOf(page, 'h2')).not.toContain(text(`jobs:${left}`));
      const subject = encodeURIComponent(text('jobs:apply.subject', { position: title }));
      const mail = `mailto:${company.mail.jobs}?subject=${subject}`;
      expect(targetsOf(page, text('jobs:apply.closed'))).toEqual([mail]);
      expect(page.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain(
        'JobPosting',
      );
      const shown = factsOf(regionOf(page, text('jobs:labels.facts')));
      const { deadline, months } = facts[id] ?? {};
      expect(shown[text('jobs:labels.deadline')]).toBe(deadline);
      expect(shown[text('jobs:labels.duration')]).toBe(
        months && text('jobs:duration.months', { count: months }),
      );
    }
  });
