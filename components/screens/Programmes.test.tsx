import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { weeksOf } from '@/content/curricula';
import { instructors } from '@/content/instructors';
import { locales } from '@/content/locales';
import { programmes } from '@/content/programmes';
import ProgrammeFullStack from './ProgrammeFullStack';
import ProgrammeMarketing from './ProgrammeMarketing';
import ProgrammeQa from './ProgrammeQa';
import ProgrammeSecurity from './ProgrammeSecurity';
import ProgrammeSystem from './ProgrammeSystem';

const screens = [
  ['programmeFullStack', ProgrammeFullStack],
  ['programmeQa', ProgrammeQa],
  ['programmeMarketing', ProgrammeMarketing],
  ['programmeSecurity', ProgrammeSecurity],
  ['programmeSystem', ProgrammeSystem],
] as const;

const headings = (panel: string) =>
  [...document.querySelectorAll(`#${panel} h2`)].map((heading) => heading.textContent);

beforeEach(() => window.history.replaceState(null, '', '/'));

describe.each(locales)('in %s (specification 13.1, 13.3, 13.13, 13.14, 13.17, 13.21 and 14.7)', (locale) => {
  const t = words(locale, 'programmes');
  const panel = () => within(screen.getByRole('region', { name: t('panel.label') }));

  describe.each(screens)('%s', (id, Screen) => {
    const { instructor, status } = programmes[id];
    const highlighted = id === 'programmeSystem' || id === 'programmeSecurity';

    it('has one title, the instructor’s photo and a picture of the programme', () => {
      renderInSite(<Screen />, { locale });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const { name } = instructors[instructor];
      expect(screen.getByAltText(t('portrait', { name }))).toHaveAttribute(
        'src',
        `/images/people/${instructor}.svg`,
      );
      expect(document.querySelector(`img[src="/images/programmes/${id}.svg"]`)).toHaveAttribute('alt');
    });

    it('has every fact in its side panel, and the status below', () => {
      renderInSite(<Screen />, { locale });
      expect(panel().getByText(t('panel.paid'))).toBeVisible();
      expect(panel().getAllByRole('definition')).toHaveLength(10);
      for (const fact of panel().getAllByRole('definition')) expect(fact).not.toBeEmptyDOMElement();
      const button = panel().getByRole('button', { name: t(`status.${status}`) });
      expect(button).toHaveAccessibleDescription(t('status.note'));
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });

    it('describes itself in the specified parts; only two programmes have highlights', () => {
      renderInSite(<Screen />, { locale });
      const parts = ['overview', 'structure', 'measured', 'learn', 'benefits', 'requirements'] as const;
      expect(headings('description')).toEqual([
        ...parts.map((part) => t(`description.${part}`)),
        ...(highlighted ? [t('description.highlights')] : []),
      ]);
    });

    it('has a curriculum of all its weeks, four to a month', () => {
      const { container } = renderInSite(<Screen />, { locale });
      const weeks = [...container.querySelectorAll('details')];
      expect(weeks.map((week) => week.id)).toEqual(weeksOf(id).map(({ number }) => `week-${number}`));
      expect(headings('curriculum')).toHaveLength(weeks.length / 4);
    });
  });

  it('QA: weeks 4 to 12 have a coming-soon text in place of their contents', () => {
    const { container } = renderInSite(<ProgrammeQa />, { locale });
    const toCome = [...container.querySelectorAll('details')].filter((week) =>
      week.textContent?.includes(t('curriculum.comingSoon')),
    );
    expect(toCome.map((week) => week.id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `week-${n}`));
    for (const week of toCome) expect(week.querySelector('li')).toBeNull();
  });

  it('“show all” opens every week; and its words follow the weeks', async () => {
    window.history.replaceState(null, '', '#curriculum');
    const { container } = renderInSite(<ProgrammeSystem />, { locale });
    const open = () => container.querySelectorAll('details[open]').length;
    await userEvent.click(screen.getByRole('button', { name: t('curriculum.showAll', { count: 12 }) }));
    expect(open()).toBe(12);
    await userEvent.click(
      await screen.findByRole('button', { name: t('curriculum.hideAll', { count: 12 }) }),
    );
    expect(open()).toBe(0);
  });

  it('Digital marketing: a second status stands below the curriculum', () => {
    renderInSite(<ProgrammeMarketing />, { locale });
    const buttons = screen.getAllByText(t('status.enrolled'), { selector: 'button' });
    expect(buttons.map((button) => button.closest('[role=tabpanel]')?.id)).toEqual([undefined, 'curriculum']);
  });

  it('leaves no placeholder open', () => {
    for (const [, Screen] of screens) renderInSite(<Screen />, { locale });
    expect(document.body).not.toHaveTextContent('{{');
  });
});

it('has no accessibility findings', async () => {
  const { container } = renderInSite(<ProgrammeSecurity />, { locale: 'en' });
  expect(await axe(container)).toHaveNoViolations();
}, 30_000);
