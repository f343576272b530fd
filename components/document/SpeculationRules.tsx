/** Links that lead to a page of this site in the language that is shown. */
const pagesOfThisLanguage = {
  and: [
    { href_matches: '/*' },
    // Feeds and other files.
    { not: { href_matches: '/*.*' } },
    // Pages in another language: few visitors go there.
    { not: { selector_matches: '[hreflang]' } },
  ],
};

/**
 * Lets browsers that can prepare a page as soon as somebody is about to follow a
 * link to it, so that it is there at once: every navigation is a document
 * (specification 3.8). The others fetch it ahead (lib/boot/fetchAhead.ts).
 */
export function SpeculationRules() {
  return (
    <script type="speculationrules">
      {JSON.stringify({ prerender: [{ where: pagesOfThisLanguage, eagerness: 'moderate' }] })}
    </script>
  );
}
