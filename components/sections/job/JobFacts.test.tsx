/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { jobs } from '@/content/jobs';
import { locales } from '@/content/locales';
import { JobFacts } from './JobFacts';

describe.each(locales)('in %s (specification 20.5)', (locale) => {
  const label = words(locale, 'jobs')('labels.posted');
  const job = { ...jobs.jobAngular, open: true, posted: '2026-01-05' };
  const day = () => screen.queryByText(label)?.nextElementSibling?.textContent;

  it('an open posting states since when it accepts applications, as structured data does', () => {
    renderInSite(<JobFacts id="jobAngular" job={job} open />, { locale });
    expect(day()).toBe('05.01.2026');
  });

  it('states the pay for each place of work, and a single amount for an internship', () => {
    const t = words(locale, 'jobs');
    const pay = { pristina: { from: 1000, to: 2000 }, zurich: { from: 7000, to: 8000 } };
    const values = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const { unmount } = renderInSite(<JobFacts id="jobAngular" job={{ ...job, pay }} open />, { locale });
    expect(values()).toContain(t('pay.pristina.range', pay.pristina));
    expect(values()).toContain(t('pay.zurich.range', pay.zurich));
    unmount();
    const fixed = { pristina: { from: 700, to: 700 } };
    renderInSite(<JobFacts id="jobMarketingIntern" job={{ ...jobs.jobMarketingIntern, pay: fixed }} open />, {
      locale,
    });
    expect(values()).toContain(t('pay.pristina.fixed', fixed.pristina));
  });

  it('a closed posting or one without such a date states none', () => {
    const { unmount } = renderInSite(<JobFacts id="jobAngular" job={job} open={false} />, { locale });
    expect(day()).toBeUndefined();
    unmount();
    renderInSite(<JobFacts id="jobAngular" open />, { locale });
    expect(day()).toBeUndefined();
  });
});
