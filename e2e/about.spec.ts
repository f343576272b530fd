// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { adviser } from '@/content/people';
import { builtPage, regionOf, textOf, textsOf } from './support/builtParts';
import { languages } from './support/texts';

// Specification 16.1, 16.2, 16.3 and 16.6
for (const { text, to } of languages)
  test(`${to('/about')} shows the company’s story, vision, values, executives and advisor`, () => {
    const page = builtPage(to('/about'));
    const region = (name: string) => regionOf(page, name);
    expect(textsOf(page, 'h1')).toEqual([text('about:hero.title')]);
    expect(textsOf(page, 'main svg text').slice(0, 3)).toEqual(
      (['from', 'now', 'to'] as const).map((year) => text(`about:hero.route.${year}`)),
    );
    const chapters = text.all('about:story.chapters', { returnObjects: true });
    expect(textsOf(region(text('about:story.title')), 'li > p')).toEqual(chapters.map(({ when }) => when));
    expect(textsOf(region(text('about:vision.title')), 'p')).toContain(text('about:vision.text'));
    expect(textsOf(region(text('about:values.title')), 'li h3')).toHaveLength(4);
    const executives = [...region(text('about:leadership.title')).querySelectorAll('article')];
    expect(executives.map((executive) => textOf(executive.querySelector('p')))).toEqual([
      'CEO',
      'COO',
      'CFO',
      'CMO',
    ]);
    for (const executive of executives) {
      expect(executive.querySelectorAll('img')).toHaveLength(1);
      expect(textsOf(executive, 'h3, p')).toEqual(Array(4).fill(expect.stringMatching(/\S/)));
    }
    expect(textsOf(region(text('about:advisory.title')), 'article h3')).toEqual([adviser.name]);
  });
