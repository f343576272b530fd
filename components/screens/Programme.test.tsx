/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { applicationPositions, type Programme as ProgrammeData, programmes } from '@/content/programmes';
import Programme from './Programme';

/** Specification 13.20; e2e/forms/hidden.spec.ts checks the pages as published. */

const withForm = ['programmeFullStack', 'programmeQa', 'programmeMarketing', 'programmeSecurity'] as const;

const section = () => document.getElementById('contact');

/** As an editor changes it. */
const set = (id: (typeof withForm)[number], application: ProgrammeData['application']) => {
  const programme: Pick<ProgrammeData, 'application'> = programmes[id] as ProgrammeData; // a constant, except for an editor
  jest.replaceProperty(programme, 'application', application);
};

afterEach(() => jest.restoreAllMocks());

it.each(withForm)('an editor opens the application of %s, which names its position', async (id) => {
  set(id, 'open');
  renderInSite(<Programme page={id} />, { locale: 'de' });
  expect(await screen.findByRole('form', { name: 'Bewerbung' })).toBeVisible();
  expect(section()).not.toHaveAttribute('hidden');
  expect(section()).toHaveTextContent(applicationPositions[id]);
});

it.each(withForm)('an editor leaves out the application of %s', (id) => {
  set(id, 'none');
  renderInSite(<Programme page={id} />, { locale: 'en' });
  expect(section()).toBeNull();
});

// Specification 13.22
it.each([
  ['2024-12-01', '2024-11-15', 'open', 'This run has ended. Applications closed on 15.11.2024.'],
  ['2024-12-01', '2024-11-15', 'hidden', 'This run has ended. Applications closed on 15.11.2024.'],
  ['2099-12-01', '2024-11-15', 'hidden', 'Applications closed on 15.11.2024.'],
  ['2099-12-01', '2099-11-15', 'open', 'Applications are open until 15.11.2099.'],
  ['2099-12-01', '2099-11-15', 'hidden', 'Applications are not open yet. Deadline: 15.11.2099.'],
  ['2099-12-01', '2099-11-15', 'none', 'Applications are not open yet. Deadline: 15.11.2099.'],
] as const)('start %s, deadline %s, form %s: “%s”', (start, deadline, application, said) => {
  const programme: { start: string; deadline: string } = programmes.programmeQa;
  jest.replaceProperty(programme, 'start', start);
  jest.replaceProperty(programme, 'deadline', deadline);
  set('programmeQa', application);
  renderInSite(<Programme page="programmeQa" />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Enrolled' })).toHaveAccessibleDescription(said);
});
