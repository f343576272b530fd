// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, regionOf, textOf, textsOf } from './support/builtParts';
import { languages } from './support/texts';

/** Specification 16.1, 16.2, 16.3 and 16.6: what the page about the company says; how its carousels turn is in `carousels.spec.ts`. */

for (const { text, to } of languages) {
  test.describe(to('/about'), () => {
    const page = () => builtPage(to('/about'));
    const region = (name: string) => regionOf(page(), name);

    test('hero, founders’ story, vision and four values', () => {
      expect(textsOf(page(), 'h1')).toEqual([text('about:hero.title')]);
      expect(textOf(page().querySelector('main'))).toContain(text('about:hero.lead'));
      expect(textsOf(page(), 'main svg text').slice(0, 3)).toEqual(
        (['from', 'now', 'to'] as const).map((year) => text(`about:hero.route.${year}`)),
      );
      const chapters = text.all('about:story.chapters', { returnObjects: true });
      expect(textsOf(region(text('about:story.title')), 'li > p')).toEqual(chapters.map(({ when }) => when));
      expect(textsOf(region(text('about:vision.title')), 'p')).toContain(text('about:vision.text'));
      expect(textsOf(region(text('about:values.title')), 'li h3')).toHaveLength(4);
    });

    test('four executives (CEO, COO, CFO, CMO), each with name, title, photo and description', () => {
      const executives = [...region(text('about:leadership.title')).querySelectorAll('article')];
      const offices = executives.map((executive) => {
        const [office, ...titleAndDescription] = textsOf(executive, 'p');
        expect(executive.querySelectorAll('img')).toHaveLength(1);
        expect([...textsOf(executive, 'h3'), ...titleAndDescription]).toEqual(
          Array(3).fill(expect.stringMatching(/\S/)),
        );
        return office;
      });
      expect(offices).toEqual(['CEO', 'COO', 'CFO', 'CMO']);
    });

    test('one advisory board member', () => {
      expect(textsOf(region(text('about:advisory.title')), 'article h3')).toEqual([
        text('people:people.hansruedi.name'),
      ]);
    });
  });
}
