/**
 * The programmes as specification 12.1, 13.5 and 14.1 and the tables below them have them, written down once
 * more and independently of `content/`.
 */
export interface ProgrammeFacts {
  slug: string;
  title: { en: string; de: string };
  instructor: { name: string; page?: string };
  start: { day: string; en: string; de: string };
  duration: { en: string; de: string };
  enrolled: number;
  deadline: string;
  status: 'enrolled' | 'closed';
  highlights: boolean;
  weeks: number;
  /** First and last week, and what is taught in them. */
  curriculum: readonly (readonly [number, number, en: string, de: string])[];
}

const december2024 = {
  start: { day: '2024-12-01', en: '1 December 2024', de: '1. Dezember 2024' },
  duration: { en: '4 months', de: '4 Monate' },
  deadline: '15.11.2024',
  status: 'enrolled',
  highlights: false,
  weeks: 16,
} as const;

const project = [13, 16, 'Real-world project', 'Praxisprojekt'] as const;

export const programmes: readonly ProgrammeFacts[] = [
  {
    ...december2024,
    slug: 'full-stack-software-engineer',
    title: { en: 'Full-Stack Software Engineer', de: 'Full-Stack-Entwicklung' },
    instructor: { name: 'Teuta Krasniqi', page: '/instructor-details-2' },
    enrolled: 4,
    curriculum: [
      [1, 1, 'HTML and Git/GitHub', 'HTML und Git/GitHub'],
      [2, 2, 'CSS and responsive', 'CSS und responsive'],
      [3, 4, 'JavaScript', 'JavaScript'],
      [5, 6, 'Angular', 'Angular'],
      [7, 8, 'React', 'React'],
      [9, 9, 'Team project', 'Teamprojekt'],
      [10, 10, 'C#', 'C#'],
      [11, 11, 'C# OOP and databases', 'C#: OOP und Datenbanken'],
      [12, 12, '.NET Core and Web API', '.NET Core und Web-API'],
      project,
    ],
  },
  {
    ...december2024,
    slug: 'software-quality-assurance-engineer',
    title: { en: 'QA Engineer', de: 'Software-Qualitätssicherung' },
    instructor: { name: 'Fitore Hoxha' },
    enrolled: 2,
    curriculum: [
      [1, 2, 'Test concepts', 'Testgrundlagen'],
      [3, 4, 'Unit testing', 'Unit-Tests'],
      [5, 7, 'Cypress', 'Cypress'],
      [8, 10, 'Mobile automation', 'Mobile Testautomatisierung'],
      [11, 12, 'Web API testing', 'Web-API-Tests'],
      project,
    ],
  },
  {
    ...december2024,
    slug: 'digital-marketing',
    title: { en: 'Digital Marketing', de: 'Digitalmarketing' },
    instructor: { name: 'Luana Morina' },
    enrolled: 2,
    curriculum: [
      [1, 1, 'Introduction to Digital Marketing', 'Einführung ins Digitalmarketing'],
      [2, 2, 'Website Optimization and UX', 'Website-Optimierung und UX'],
      [3, 3, 'SEO Fundamentals', 'Suchmaschinenoptimierung (SEO)'],
      [4, 4, 'Content Marketing Strategy', 'Content-Marketing'],
      [5, 5, 'Paid Advertising (PPC)', 'Bezahlte Werbung (PPC)'],
      [6, 6, 'Social Media Marketing', 'Marketing in sozialen Medien'],
      [7, 7, 'Facebook and Instagram Advertising', 'Werbung auf Facebook und Instagram'],
      [8, 8, 'Influencer Marketing', 'Influencer-Marketing'],
      [9, 9, 'Introduction to Google Analytics', 'Einführung in Google Analytics'],
      [10, 10, 'Email Marketing', 'E-Mail-Marketing'],
      [11, 11, 'Conversion Rate Optimization', 'Conversion-Optimierung'],
      [12, 12, 'Data-Driven Decision Making', 'Entscheiden mit Daten'],
      [13, 13, 'Capstone Project Introduction', 'Abschlussprojekt: Einführung'],
      [14, 14, 'Campaign Execution', 'Durchführung der Kampagne'],
      [15, 15, 'Optimization and Reporting', 'Optimieren und berichten'],
      [16, 16, 'Presentation and Feedback', 'Präsentation und Rückmeldung'],
    ],
  },
  {
    slug: 'cyber-security-engineer',
    title: { en: 'Cyber Security Engineer', de: 'Cybersicherheit' },
    instructor: { name: 'Agon Berisha', page: '/instructor-details-3' },
    start: { day: '2023-10-01', en: '1 October 2023', de: '1. Oktober 2023' },
    duration: { en: '4 months', de: '4 Monate' },
    enrolled: 2,
    deadline: '24.09.2023',
    status: 'closed',
    highlights: true,
    weeks: 16,
    curriculum: [
      [1, 1, 'Entry cyber security', 'Einstieg in die Cybersicherheit'],
      [2, 2, 'Kali/Linux', 'Kali/Linux'],
      [3, 3, 'Basic web security', 'Grundlagen der Websicherheit'],
      [4, 4, 'Data security', 'Datensicherheit'],
      [5, 5, 'Application security: the basics', 'Anwendungssicherheit: Grundlagen'],
      [6, 6, 'Application security in depth', 'Anwendungssicherheit: Vertiefung'],
      [7, 7, 'Application security: project initialisation', 'Anwendungssicherheit: Projektstart'],
      [8, 8, 'Application security: vulnerabilities', 'Anwendungssicherheit: Schwachstellen'],
      [9, 9, 'Information security', 'Informationssicherheit'],
      [10, 10, 'Mobile security', 'Sicherheit von Mobil-Apps'],
      [11, 11, 'Mobile pentesting', 'Pentests von Mobil-Apps'],
      [12, 12, 'Data cryptography', 'Kryptografie für Daten'],
      project,
    ],
  },
  {
    slug: 'software-system-engineer',
    title: { en: 'Software System Engineer', de: 'Software- und Systemtechnik' },
    instructor: { name: 'Valdrin Gashi', page: '/instructor-details-1' },
    start: { day: '2022-10-17', en: '17 October 2022', de: '17. Oktober 2022' },
    duration: { en: 'until 28.01.2023', de: 'bis 28.01.2023' },
    enrolled: 8,
    deadline: '11.10.2022',
    status: 'closed',
    highlights: true,
    weeks: 12,
    curriculum: [
      [1, 4, 'Software engineering', 'Softwareentwicklung'],
      [5, 7, 'Linux', 'Linux'],
      [8, 9, 'Networking', 'Netzwerke'],
      [8, 8, 'TCP/IP', 'TCP/IP'],
      [9, 9, 'Advanced routing', 'Fortgeschrittenes Routing'],
      [10, 12, 'Security', 'Sicherheit'],
      [10, 10, 'Security mechanisms', 'Schutzmechanismen'],
      [11, 11, 'Attack vectors', 'Angriffsvektoren'],
      [12, 12, 'Web security', 'Websicherheit'],
    ],
  },
];

/** The address of a programme's page. */
export const pathOf = (slug: string, prefix = '') => `${prefix}/careers/career-start-program/${slug}`;
