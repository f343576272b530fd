import { company } from './company';
import type { Article } from './schemas/article';

/**
 * The blog's articles, in any order: pages, list, neighbours and feeds sort
 * them. Their words are in `public/locales/<locale>/articles/<id>.json`. To add
 * an article, write those files and one entry here; what is missing or wrong
 * is named by `npm run content:check`.
 */
export const articles: readonly Article[] = [
  {
    id: 'penetration-testing',
    slug: 'unleashing-the-power-of-penetration-testing',
    date: '2023-07-08',
    team: 'cyberSecurity',
    picture: 'blog-penetration',
  },
  {
    id: 'secure-development',
    slug: 'strengthening-software-development',
    date: '2023-07-08',
    team: 'cyberSecurity',
    picture: { en: 'blog-secure-development-en', de: 'blog-secure-development-de' },
  },
  {
    id: 'iso-9001',
    slug: `${company.slug}-iso-9001-and-27001-certifications`,
    date: '2023-11-16',
    team: 'operations',
    picture: { en: 'blog-iso-9001-en', de: 'blog-iso-9001-de' },
  },
  {
    id: 'team-building',
    slug: 'winter-team-building-borovets-bulgaria',
    date: '2024-01-23',
    team: 'humanResources',
    picture: 'blog-borovets',
  },
  {
    id: 'iso-13485',
    slug: `${company.slug}-iso-13485-certifications`,
    date: '2024-03-01',
    team: 'operations',
    picture: { en: 'blog-iso-13485-en', de: 'blog-iso-13485-de' },
  },
  {
    id: 'software-testing',
    slug: 'fundamental-role-of-software-testing',
    date: '2024-07-04',
    team: 'qualityAssurance',
    picture: 'blog-testing',
  },
  {
    id: 'phishing',
    slug: 'protecting-from-phishing-attacks',
    date: '2024-08-16',
    team: 'cyberSecurity',
    picture: { en: 'blog-phishing-en', de: 'blog-phishing-de' },
  },
  {
    id: 'ux-design',
    slug: 'improving-user-experience-and-interface-design',
    date: '2025-06-05',
    team: 'design',
    picture: 'blog-ux',
  },
];
