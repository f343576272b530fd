import type { ProgrammeId } from '@/content/programmes';

/**
 * The programmes of specification 13.6, 13.7, 13.8, 13.9, 13.10 and 14.2, 14.3, 14.4, 14.5, 14.6, in the order of their list,
 * written down independently of `content/`.
 */
const december2024 = {
  start: '2024-12-01',
  duration: { months: 4 },
  deadline: '15.11.2024',
  status: 'enrolled',
  highlights: false,
} as const;

const project = Array<string>(4).fill('Real-world project');

interface ProgrammeFacts {
  readonly id: ProgrammeId;
  readonly slug: string;
  readonly instructor: { readonly name: string; readonly page?: string };
  readonly start: string;
  readonly duration: { readonly months: number } | { readonly until: string };
  readonly enrolled: number;
  readonly deadline: string;
  readonly status: 'enrolled' | 'closed';
  readonly highlights: boolean;
  /** The topics of each week. */
  readonly curriculum: readonly string[];
}

export const programmes: readonly ProgrammeFacts[] = [
  {
    ...december2024,
    id: 'programmeFullStack',
    slug: 'full-stack-software-engineer',
    instructor: { name: 'Teuta Krasniqi', page: '/instructor-details-2' },
    enrolled: 4,
    curriculum: [
      'HTML and Git/GitHub',
      'CSS and responsive',
      ...['JavaScript', 'JavaScript', 'Angular', 'Angular', 'React', 'React'],
      ...['Team project', 'C#', 'C# OOP and databases', '.NET Core and Web API'],
      ...project,
    ],
  },
  {
    ...december2024,
    id: 'programmeQa',
    slug: 'software-quality-assurance-engineer',
    instructor: { name: 'Fitore Hoxha' },
    enrolled: 2,
    curriculum: [
      ...['Test concepts', 'Test concepts', 'Unit testing', 'Unit testing'],
      ...['Cypress', 'Cypress', 'Cypress'],
      ...['Mobile automation', 'Mobile automation', 'Mobile automation'],
      ...['Web API testing', 'Web API testing'],
      ...project,
    ],
  },
  {
    ...december2024,
    id: 'programmeMarketing',
    slug: 'digital-marketing',
    instructor: { name: 'Luana Morina' },
    enrolled: 2,
    curriculum: (
      'Introduction to Digital Marketing; Website Optimization and UX; SEO Fundamentals; Content Marketing Strategy; ' +
      'Paid Advertising (PPC); Social Media Marketing; Facebook and Instagram Advertising; Influencer Marketing; ' +
      'Introduction to Google Analytics; Email Marketing; Conversion Rate Optimization; Data-Driven Decision Making; ' +
      'Capstone Project Introduction; Campaign Execution; Optimization and Reporting; Presentation and Feedback'
    ).split('; '),
  },
  {
    id: 'programmeSecurity',
    slug: 'cyber-security-engineer',
    instructor: { name: 'Agon Berisha', page: '/instructor-details-3' },
    start: '2023-10-01',
    duration: { months: 4 },
    enrolled: 2,
    deadline: '24.09.2023',
    status: 'closed',
    highlights: true,
    curriculum: [
      ...['Entry cyber security', 'Kali/Linux', 'Basic web security', 'Data security'],
      'Application security: the basics',
      'Application security in depth',
      'Application security: project initialisation',
      'Application security: vulnerabilities',
      ...['Information security', 'Mobile security', 'Mobile pentesting', 'Data cryptography'],
      ...project,
    ],
  },
  {
    id: 'programmeSystem',
    slug: 'software-system-engineer',
    instructor: { name: 'Valdrin Gashi', page: '/instructor-details-1' },
    start: '2022-10-17',
    duration: { until: '28.01.2023' },
    enrolled: 8,
    deadline: '11.10.2022',
    status: 'closed',
    highlights: true,
    curriculum: [
      ...Array<string>(4).fill('Software engineering'),
      ...Array<string>(3).fill('Linux'),
      ...['TCP/IP', 'Advanced routing'],
      ...['Security mechanisms', 'Attack vectors', 'Web security'],
    ],
  },
];

/** The URL of a programme's page, unprefixed. */
export const pathOf = (slug: string) => `/careers/career-start-program/${slug}`;
