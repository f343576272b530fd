// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf } from './support/builtParts';

/**
 * Specification 20.1, 20.2, 20.3, 20.4 and 20.5, as the files of `out/` say it. What a browser is needed for
 * is in `job-postings-layout.spec.ts`.
 */

const postings = [
  { path: '/angular-developer', en: 'Angular developer', de: 'Angular-Entwicklung' },
  { path: '/full-stack-developer', en: 'Full stack developer', de: 'Full-Stack-Entwicklung' },
  { path: '/dotNet-developer', en: '.NET developer', de: '.NET-Entwicklung' },
  { path: '/digital-marketing', en: 'Digital marketing', de: 'Digitalmarketing' },
  {
    path: '/digital-marketing-intern',
    en: 'Digital marketing intern',
    de: 'Praktikum im Digitalmarketing',
  },
];

const languages = {
  en: {
    prefix: '',
    apply: 'Apply by e-mail',
    subject: 'Application: ',
    facts: 'The position at a glance',
    parts: ['The team', 'What you will do', 'What you bring', 'What we offer'],
    process: 'From your message to our answer',
    closed: 'This position is closed at present',
    careers: 'Working at Firnwerk',
    months: '4 months',
    fullTime: /^Full time/,
    names: { workload: 'Workload', duration: 'Duration', deadline: 'Application deadline', status: 'Status' },
    isClosed: 'Closed',
  },
  de: {
    prefix: '/de',
    apply: 'Per E-Mail bewerben',
    subject: 'Bewerbung: ',
    facts: 'Die Stelle in Kürze',
    parts: ['Das Team', 'Ihre Aufgaben', 'Was Sie mitbringen', 'Was wir bieten'],
    process: 'Von Ihrer Nachricht bis zu unserer Antwort',
    closed: 'Diese Stelle ist zurzeit geschlossen',
    careers: 'Arbeiten bei Firnwerk',
    months: '4 Monate',
    fullTime: /^Vollzeit/,
    names: {
      workload: 'Pensum',
      duration: 'Dauer',
      deadline: 'Bewerbungsfrist',
      status: 'Ausschreibung',
    },
    isClosed: 'Geschlossen',
  },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  const { prefix, names } = words;
  const factsAt = (path: string) => factsOf(regionOf(builtPage(prefix + path), words.facts));

  for (const posting of postings) {
    const title = locale === 'de' ? posting.de : posting.en;
    const path = prefix + posting.path;

    test(`${path} has a title, and tells team, tasks, profile and offer`, () => {
      const page = builtPage(path);
      expect(textsOf(page, 'h1')).toEqual([title]);
      for (const part of words.parts) expect(textOf(regionOf(page, part)).length).toBeGreaterThan(100);
    });

    test(`${path} says step by step how an application is answered`, () => {
      const steps = textsOf(regionOf(builtPage(path), words.process), 'h3');
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps[0]).toMatch(/e-mail|E-Mail/);
    });

    test(`${path} has an apply link that opens a mail to the jobs address, with a subject`, () => {
      const address = `mailto:jobs@firnwerk.example?subject=${encodeURIComponent(words.subject + title)}`;
      expect(targetsOf(builtPage(path), words.apply)).toEqual([address, address]);
    });

    test(`${path} says that it is closed`, () => {
      const page = builtPage(path);
      expect(factsAt(posting.path)[names.status]).toBe(words.isClosed);
      expect(textsOf(page, 'h2, h3')).toContain(words.closed);
      const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(textOf).join();
      expect(data).toContain('Organization');
      expect(data).not.toContain('JobPosting');
    });

    test(`${path} leads back to the careers page`, () => {
      expect(targetsOf(builtPage(path), words.careers)[0]).toBe(`${prefix}/careers`);
    });
  }

  test(`${locale}: the intern and the marketing postings show an application deadline of 21.10.2023`, () => {
    for (const { path } of postings) {
      const deadline = path.startsWith('/digital-marketing') ? '21.10.2023' : undefined;
      expect(factsAt(path)[names.deadline], path).toBe(deadline);
    }
  });

  test(`${locale}: digital marketing intern, duration 4 months`, () => {
    expect(factsAt('/digital-marketing-intern')[names.duration]).toBe(words.months);
  });

  test(`${locale}: digital marketing, full time`, () => {
    expect(factsAt('/digital-marketing')[names.workload]).toMatch(words.fullTime);
  });
}
