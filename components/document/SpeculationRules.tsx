/** Links to pages of this site in the current language. */
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
 * Asks browsers to prerender a page when a visitor is about to follow a link to it, as every navigation loads a document
 * (specification 3.8). Other browsers prefetch it (lib/boot/fetchAhead.ts).
 */
export function SpeculationRules() {
  return (
    <script type="speculationrules">
      {JSON.stringify({ prerender: [{ where: pagesOfThisLanguage, eagerness: 'moderate' }] })}
    </script>
  );
}
