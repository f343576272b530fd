import { certificates } from '@/content/certifications';
import { company, offices } from '@/content/company';
import { earlierCaseStudies } from '@/content/earlierCaseStudies';
import { programmePlace } from '@/content/figures';
import { instructors } from '@/content/instructors';
import { isLocale, regionTags } from '@/content/locales';
import { adviser, executives } from '@/content/people';
import { applicationPositions } from '@/content/programmes';
import { fileTypes } from '@/lib/forms/limits';
import { mayBeEqual } from '@/scripts/language/equalTexts';
import { pseudoLocale } from '@/scripts/variant/pseudoLanguage';

/** Parts of texts that are the same in every language, each group with its reason. */
const parts: Readonly<Record<string, readonly string[]>> = {
  // Longer ones first: any remainder of a name is a finding.
  'the company': [...offices.map(({ legalName }) => legalName), company.name, ...Object.values(company.mail)],
  'streets have names': offices.map(({ street }) => street),
  'people have names': [...instructors, ...executives, adviser].map(({ name }) => name),
  'the programmes’ place, written as specified': [programmePlace],
  'positions of applications (specification 25.11)': Object.values(applicationPositions),
  'titles of the earlier case studies, in English only': Object.values(earlierCaseStudies).map(
    ({ title }) => title,
  ),
  'endings of files': Object.keys(fileTypes),
  'who certifies has a name': [certificates.certifier],
};

/** Values that programs read, of schema.org and of web manifests. */
const terms = [
  ...'BlogPosting BreadcrumbList ContactPoint Course CourseInstance ItemList ListItem Organization Person'.split(
    ' ',
  ),
  'customer service',
  ...'Place PostalAddress QuantitativeValue Schedule WebSite Weekly any blended browser image/png maskable en'.split(
    ' ',
  ),
  ...Object.values(regionTags),
];

/** @returns the parts of a text that should be in the language of its page */
export function wordsToTranslate(text: string): string {
  const rest = Object.values(parts)
    .flat()
    .reduce(
      (left, part) => left.replaceAll(new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'gu'), ''),
      text.replaceAll('\u00a0', ' '), // names are kept together
    );
  return terms.includes(text) || (isLocale(pseudoLocale) && mayBeEqual(text, pseudoLocale)) ? '' : rest;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
