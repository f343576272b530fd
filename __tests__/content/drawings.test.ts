/** @jest-environment node */
import { checkDrawings } from '@/scripts/content-check/checks/drawings';
import { site } from './site';

test.each([
  ['clients/brunner-voss', 'content/clients.ts lists brunner-voss'],
  ['badges/iso-27001', 'content/certifications.ts lists iso27001'],
  ['people/livia', 'content/teams.ts lists livia'],
  ['people/seraina', 'content/testimonials.ts lists seraina'],
  ['people/blerim', 'content/people.ts lists blerim'],
  ['people/hansruedi', 'content/people.ts lists hansruedi'],
])('%s was not drawn', (name, listed) => {
  const file = `public/images/${name}.svg`;
  expect(checkDrawings(site({ [file]: undefined }))).toEqual([
    `${file}: is missing, though ${listed}; put the drawing there, or run "npm run art" if art/ draws it`,
  ]);
});

test('a portrait that several files list is named for each', () => {
  const file = 'public/images/people/mirjam.svg';
  expect(checkDrawings(site({ [file]: undefined }))).toEqual([
    `${file}: is missing, though content/teams.ts lists mirjam; put the drawing there, or run "npm run art" if art/ draws it`,
    `${file}: is missing, though content/careers.ts lists mirjam; put the drawing there, or run "npm run art" if art/ draws it`,
    `${file}: is missing, though content/services.ts lists mirjam; put the drawing there, or run "npm run art" if art/ draws it`,
  ]);
});
