import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { type JobId, jobs } from '@/content/jobs';
import { isBuilt, routeById } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import { JobPosting, postingOf } from './JobPosting';

// `Object.keys` widens to string; the object's own type restores its keys.
const ids = Object.keys(jobs) as JobId[];

// The two languages whose words these tests know by heart.
describe.each(['en', 'de'] as const)('in %s (specification 20.1, 20.2, 20.3, 20.4 and 20.5)', (locale) => {
  const t = words(locale, 'jobs');
  const facts = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
    );
  const mailLinks = () =>
    screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site.test'))
      .filter(({ protocol }) => protocol === 'mailto:');

  describe.each(ids)('%s', (id) => {
    it('tells team, tasks, profile, offer and process, numbered without a gap', () => {
      const { container } = renderInSite(<JobPosting id={id} />, { locale });
      const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'));
      expect(parts.filter(Boolean)).toEqual(['team', 'tasks', 'profile', 'offer', 'process', 'closing']);
      const numbers = [...container.querySelectorAll('.number')].map((number) => Number(number.textContent));
      expect(numbers).toEqual([1, 2, 3, 4, 5]);
      for (const label of ['labels.must', 'labels.plus'] as const) {
        expect(screen.getByRole('heading', { name: t(label) }).nextElementSibling?.tagName).toBe('UL');
      }
    });

    it('has apply links that open a mail to the jobs address, its subject filled in', () => {
      renderInSite(<JobPosting id={id} />, { locale });
      const title = screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00ad', '') ?? '';
      expect(title).not.toBe('');
      expect(mailLinks()).toHaveLength(2);
      for (const { pathname, searchParams } of mailLinks()) {
        expect(pathname).toBe(company.mail.jobs);
        expect(searchParams.get('subject')).toBe(t('apply.subject', { position: title }));
      }
    });

    it('is closed by its own facts, and says so', () => {
      const Posting = postingOf(id);
      renderInSite(<Posting />, { locale });
      expect(facts()[t('labels.status')]).toBe(t('status.closed'));
      expect(screen.getByRole('heading', { name: t('closing.closed.title') })).toBeVisible();
      expect(screen.getByText(t('closing.closed.text'))).toBeVisible();
    });

    it('says so when it is open', () => {
      renderInSite(<JobPosting id={id} open />, { locale });
      expect(facts()[t('labels.status')]).toBe(t('status.open'));
      expect(screen.getByRole('heading', { name: t('closing.open.title') })).toBeVisible();
      expect(screen.queryByText(t('closing.closed.text'))).not.toBeInTheDocument();
      expect(mailLinks()).toHaveLength(2);
    });

    it('leads back to the careers page', () => {
      renderInSite(<JobPosting id={id} />, { locale });
      const back = screen.queryAllByRole('link', { name: t('labels.careers') });
      expect(back).toHaveLength(isBuilt('careers') ? 2 : 0);
      for (const link of back) {
        expect(link).toHaveAttribute('href', localizedPath(routeById('careers').path, locale));
      }
    });

    it('leaves no placeholder open, and has no accessibility findings', async () => {
      const { container } = renderInSite(<JobPosting id={id} />, { locale });
      expect(container).not.toHaveTextContent('{{');
      expect(await axe(container)).toHaveNoViolations();
    });
  });

  it('the intern posting shows a duration of 4 months, and its deadline', () => {
    renderInSite(<JobPosting id="jobMarketingIntern" />, { locale });
    expect(facts()[t('labels.duration')]).toBe(locale === 'de' ? '4 Monate' : '4 months');
    expect(facts()[t('labels.deadline')]).toBe('21.10.2023');
    expect(facts()[t('labels.employment')]).toBe(t('employment.internship'));
  });

  it('the marketing posting shows full time, and its deadline', () => {
    renderInSite(<JobPosting id="jobMarketing" />, { locale });
    expect(facts()[t('labels.workload')]).toMatch(locale === 'de' ? /^Vollzeit/ : /^Full time/);
    expect(facts()[t('labels.deadline')]).toBe('21.10.2023');
    expect(facts()).not.toHaveProperty([t('labels.duration')]);
  });

  it('the others show neither deadline nor duration', () => {
    renderInSite(<JobPosting id="jobAngular" />, { locale });
    expect(Object.keys(facts())).toEqual([
      t('labels.place'),
      t('labels.workload'),
      t('labels.employment'),
      t('labels.status'),
    ]);
    expect(facts()[t('labels.place')]).toBe(locale === 'de' ? 'Pristina oder Zürich' : 'Pristina or Zurich');
  });

  it('the signpost names the places of the work with their altitude', () => {
    renderInSite(<JobPosting id="jobAngular" />, { locale });
    const closing = within(screen.getByRole('region', { name: t('closing.closed.title') }));
    const { zurich, pristina } = company.offices;
    expect(closing.getByText(company.name).parentElement).toHaveTextContent(
      new RegExp(`Pristina ${pristina.altitude}\\sm, Z[uü]ri?ch ${zurich.altitude}\\sm`),
    );
  });
});
