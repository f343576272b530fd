/** @jest-environment jsdom */
/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import InstructorProfile from '@/components/screens/InstructorProfile';
import { Leadership } from '@/components/sections/about/Leadership';
import { unspecifiedProfiles } from '@/content/instructors';
import { pages } from '@/content/pages';
import { profileProps } from '@/lib/instructors/profilePage';
import { shareMotif } from '@/lib/metadata/share/motif';
import { renderInSite } from '../support/render';

// A person who is added to the files, as the forms write them, is on the pages (specification 39.20).

jest.mock('@/content/instructors.json', () => {
  const [valdrin] = jest.requireActual('@/content/instructors.json');
  // Agon and Teuta are removed.
  return [valdrin, { ...valdrin, name: 'Luca Rossi', id: 'luca', photo: 'hill', profile: mockProfile() }];
});

function mockProfile() {
  const words = (text: string) => ({ en: `${text} in English at {{company}}`, de: `${text} auf Deutsch` });
  return {
    role: words('Role'),
    lead: words('Lead'),
    heading: words('Heading'),
    descriptions: [words('First'), words('Second'), words('Third')],
    guidingStar: words('Star'),
    search: { title: words('Title'), description: words('Description') },
  };
}

jest.mock('@/content/people.json', () => {
  const { executives, adviser } = jest.requireActual('@/content/people.json');
  return {
    executives: [...executives, { ...adviser, name: 'Mia Keller', id: 'mia', photo: 'hill' }],
    adviser,
  };
});

const path = '/instructors/luca';

test('an instructor has a page at a path of the id, and is on its share picture', () => {
  expect(unspecifiedProfiles()).toEqual(['luca']);
  expect(pages.map((page) => page.path).filter((one) => one.includes('instructor'))).toEqual([
    '/instructor-details-1',
    path,
  ]);
  expect(shareMotif({ id: 'instructor:luca', path }, 'de').image).toMatchObject({
    files: ['images/photos/hill-portrait-1000.jpg'],
  });
});

test.each([
  ['en', {}, 'in English at Firnwerk'],
  ['de', { locale: 'de' }, 'auf Deutsch'],
] as const)('the page shows the texts and the photo: %s', async (locale, params, words) => {
  const result = await profileProps()({ params: { ...params, instructor: 'luca' } });
  expect(result).toMatchObject({
    props: {
      page: 'instructor',
      path,
      meta: { title: `Title ${words}`, description: `Description ${words}` },
    },
  });
  renderInSite(<InstructorProfile path={path} />, { locale });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Luca Rossi');
  for (const text of ['Role', 'Lead', 'Heading', 'First', 'Second', 'Third', 'Star'])
    expect(screen.getByText(`${text} ${words}`)).toBeVisible();
  const portrait = screen.getByRole('img', { name: /Luca Rossi/ });
  expect(portrait).toHaveAttribute('src', expect.stringContaining('hill-portrait'));
});

test('the page of a removed instructor is not found, also where the specification gives the path', async () => {
  expect(await profileProps('agon')({})).toEqual({ notFound: true });
  expect(await profileProps()({ params: { instructor: 'absent' } })).toEqual({ notFound: true });
  const { container } = renderInSite(<InstructorProfile path="/instructor-details-3" />, { locale: 'en' });
  expect(container).toBeEmptyDOMElement();
});

test('a further executive has a slide, without an office if there is none', () => {
  renderInSite(<Leadership />, { locale: 'en' });
  expect(screen.getByRole('article', { name: 'Mia Keller', hidden: true })).toHaveTextContent(
    /^Mia KellerMember of the advisory board/,
  );
});
