import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import ProgrammeFullStack from '@/components/screens/ProgrammeFullStack';
import ProgrammeMarketing from '@/components/screens/ProgrammeMarketing';
import ProgrammeQa from '@/components/screens/ProgrammeQa';
import ProgrammeSecurity from '@/components/screens/ProgrammeSecurity';
import ProgrammeSystem from '@/components/screens/ProgrammeSystem';
import {
  type Application,
  applicationOf,
  applicationPositions,
  type Programme,
  programmes,
} from '@/content/programmes';

/** Specification 13.18, 13.19 and 13.20. */

const screens = [
  ['programmeFullStack', ProgrammeFullStack],
  ['programmeQa', ProgrammeQa],
  ['programmeMarketing', ProgrammeMarketing],
  ['programmeSecurity', ProgrammeSecurity],
] as const;

const section = () => document.getElementById('contact');

/** As an editor changes it. */
const set = (id: (typeof screens)[number][0], application: Application) => {
  const programme: { application: Application } = programmes[id] as Programme; // a constant, but for an editor
  jest.replaceProperty(programme, 'application', application);
};

afterEach(() => jest.restoreAllMocks());

it.each(screens.slice(0, 3))(
  '%s holds the form in a hidden section with the anchor contact',
  (_id, Screen) => {
    renderInSite(<Screen />, { locale: 'en' });
    expect(section()).toHaveAttribute('hidden', '');
    expect(section()?.querySelector('form')).toBeInTheDocument();
    expect(section()?.querySelector('form')).not.toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  },
);

it('Cyber security and Software system engineer hold none', () => {
  renderInSite(<ProgrammeSecurity />, { locale: 'en' });
  renderInSite(<ProgrammeSystem />, { locale: 'en' });
  expect(document.querySelector('form')).toBeNull();
  expect(applicationOf('programmeSystem')).toBeUndefined();
});

it.each(screens)('an editor opens the one of %s, which names its position', (id, Screen) => {
  set(id, 'open');
  renderInSite(<Screen />, { locale: 'de' });
  expect(section()).not.toHaveAttribute('hidden');
  expect(screen.getByRole('form', { name: 'Bewerbung' })).toBeVisible();
  expect(section()).toHaveTextContent(applicationPositions[id]);
});

it.each(screens)('an editor leaves the one of %s out', (id, Screen) => {
  set(id, 'none');
  renderInSite(<Screen />, { locale: 'en' });
  expect(section()).toBeNull();
});
