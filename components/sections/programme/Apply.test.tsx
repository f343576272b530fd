import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import ProgrammeFullStack from '@/components/screens/ProgrammeFullStack';
import ProgrammeMarketing from '@/components/screens/ProgrammeMarketing';
import ProgrammeQa from '@/components/screens/ProgrammeQa';
import ProgrammeSecurity from '@/components/screens/ProgrammeSecurity';
import { type Application, applicationPositions, type Programme, programmes } from '@/content/programmes';

/** Specification 13.20; what the pages hold today is in e2e/forms/hidden.spec.ts. */

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
