import type { Check } from '../content';

/** How a title or a description for search engines says that a posting is closed. */
const closed: Readonly<Record<string, RegExp>> = {
  en: /^Filled:|\bNow filled\.$|\bApplications closed\b/i,
  de: /^Besetzt:|\bZurzeit besetzt\.$|\bdie Frist endete\b/i,
};

/** A posting that is open is not called filled in search results (specification 20.5). */
export const checkPostings: Check = (content) => {
  const open = Object.entries(content.facts.jobs).filter(([, job]) => job.open);
  return content.catalogues
    .filter(({ name }) => name === 'meta')
    .flatMap((catalogue) =>
      open
        .flatMap(([id]) => [`${id}.title`, `${id}.description`])
        .filter((path) => closed[catalogue.locale]?.test(`${catalogue.values.get(path) ?? ''}`))
        .map(
          (path) =>
            `${catalogue.where(path)}: says that the posting is closed, but content/jobs.json has it open; change one of them`,
        ),
    );
};
