import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { applicationPositions, type Programme as Facts, programmes } from '@/content/programmes';
import Programme from './Programme';

/** Specification 13.20; what the pages hold today is in e2e/forms/hidden.spec.ts. */

const withForm = ['programmeFullStack', 'programmeQa', 'programmeMarketing', 'programmeSecurity'] as const;

const section = () => document.getElementById('contact');

/** As an editor changes it. */
const set = (id: (typeof withForm)[number], application: Facts['application']) => {
  const programme: Pick<Facts, 'application'> = programmes[id] as Facts; // a constant, but for an editor
  jest.replaceProperty(programme, 'application', application);
};

afterEach(() => jest.restoreAllMocks());

it.each(withForm)('an editor opens the one of %s, which names its position', async (id) => {
  set(id, 'open');
  renderInSite(<Programme page={id} />, { locale: 'de' });
  expect(await screen.findByRole('form', { name: 'Bewerbung' })).toBeVisible();
  expect(section()).not.toHaveAttribute('hidden');
  expect(section()).toHaveTextContent(applicationPositions[id]);
});

it.each(withForm)('an editor leaves the one of %s out', (id) => {
  set(id, 'none');
  renderInSite(<Programme page={id} />, { locale: 'en' });
  expect(section()).toBeNull();
});
