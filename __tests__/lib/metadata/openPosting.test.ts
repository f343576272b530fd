/** @jest-environment node */
import { structuredData } from '@/lib/metadata/structuredData';

// One posting as an editor would open it: everything else is as on the site.
jest.mock('@/content/jobs', () => {
  const actual = jest.requireActual<typeof import('@/content/jobs')>('@/content/jobs');
  const jobMarketing = { ...actual.jobs.jobMarketing, open: true, posted: '2023-09-21' };
  return { ...actual, jobs: { ...actual.jobs, jobMarketing } };
});

const dataOn = (today: string) =>
  JSON.stringify(
    structuredData(
      {
        id: 'jobMarketing',
        page: { id: 'jobMarketing', path: '/digital-marketing' },
        locale: 'en',
      },
      today,
    ),
  );

describe('«JobPosting structured data is emitted only while a posting is open (flag and deadline)» (specification 20.5 and 23.9)', () => {
  it('on the day of the deadline it is there, with the day since which applications are asked for', () => {
    expect(dataOn('2023-10-21')).toContain('"@type":"JobPosting"');
    expect(dataOn('2023-10-21')).toContain('"datePosted":"2023-09-21"');
  });

  it('on the day after it is gone', () => {
    expect(dataOn('2023-10-22')).not.toContain('JobPosting');
  });
});
