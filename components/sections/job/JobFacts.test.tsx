import { screen } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { jobs } from '@/content/jobs';
import { locales } from '@/content/locales';
import { JobFacts } from './JobFacts';

describe.each(locales)('in %s (specification 20.5)', (locale) => {
  const label = words(locale, 'jobs')('labels.posted');
  const job = { ...jobs.jobAngular, open: true, posted: '2026-01-05' };
  const day = () => screen.queryByText(label)?.nextElementSibling?.textContent;

  it('an open posting says since when applications are asked for: structured data repeats it', () => {
    renderInSite(<JobFacts id="jobAngular" job={job} open />, { locale });
    expect(day()).toBe('05.01.2026');
  });

  it('a closed one does not, nor one without such a day', () => {
    const { unmount } = renderInSite(<JobFacts id="jobAngular" job={job} open={false} />, { locale });
    expect(day()).toBeUndefined();
    unmount();
    renderInSite(<JobFacts id="jobAngular" open />, { locale });
    expect(day()).toBeUndefined();
  });
});
