import { company } from '@/content/company';
import { figures } from '@/content/figures';
import { builtPage, regionOf, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/**
 * Specification 18.1, 18.2, 18.3, 18.4, 18.5, 18.6, 18.7 and 18.8: what the page about dedicated teams says, and its skill
 * groups. The short form has tests of its own, in `forms/`.
 */

const steps = ['talk', 'profiles', 'proposal', 'choice', 'access', 'release'] as const;
const groups = ['frontend', 'backend', 'mobile', 'automation', 'security'] as const;

for (const { text, to } of languages) {
  test.describe(to('/c-levels'), () => {
    const page = () => builtPage(to('/c-levels'));
    const region = (title: string) => regionOf(page(), title);

    test('hero with a build-team button to /contact-us, four benefits, six steps', () => {
      expect(textsOf(page(), 'h1')).toEqual([text('dedicatedTeams:hero.title')]);
      expect(targetsOf(page(), text('dedicatedTeams:hero.button'))).toEqual([to('/contact-us')]);
      expect(textsOf(region(text('dedicatedTeams:benefits.title')), 'li h3')).toHaveLength(4);
      expect(textsOf(region(text('dedicatedTeams:steps.title')), 'ol > li h3')).toEqual(
        steps.map((id) => text(`dedicatedTeams:steps.items.${id}.title`)),
      );
    });

    test('sections in the order of the specification, hero first, call to action last', () => {
      expect(textsOf(page(), 'main :is(h1, h2)')).toEqual([
        text('dedicatedTeams:hero.title'),
        text('dedicatedTeams:clients.title'),
        text('dedicatedTeams:benefits.title'),
        text('dedicatedTeams:steps.title'),
        text('dedicatedTeams:skills.title'),
        text('dedicatedTeams:certifications.title'),
        text('dedicatedTeams:tools.title'),
        text('testimonials:title'),
        text('dedicatedTeams:stories.title'),
        text('dedicatedTeams:leadership.title'),
        text('dedicatedTeams:write.title'),
        text('dedicatedTeams:offices.title'),
        text('dedicatedTeams:closing'),
      ]);
    });

    test('skill groups, which start collapsed, and a tools list', () => {
      const skills = region(text('dedicatedTeams:skills.title'));
      expect(textsOf(skills, 'summary')).toEqual(
        groups.map((id) => text(`dedicatedTeams:skills.groups.${id}.title`)),
      );
      expect(skills.querySelectorAll('details[open]')).toHaveLength(0);
      expect(textsOf(skills, 'details li')).toHaveLength(20);
      const tools = text.all('dedicatedTeams:tools.groups', { returnObjects: true });
      expect(textsOf(region(text('dedicatedTeams:tools.title')), 'dd')).toEqual(
        tools.flatMap(({ names }) => names),
      );
    });

    test('success stories: two with a page first, then the medical client', () => {
      const stories = region(text('dedicatedTeams:stories.title'));
      expect(valuesOf(stories, 'a', 'href')).toEqual(['/our-work/wedere', '/our-work/captire'].map(to));
      expect(textsOf(stories, 'h3')).toEqual([
        text('dedicatedTeams:stories.items.wedere.title'),
        text('dedicatedTeams:stories.items.captire.title'),
        text('dedicatedTeams:stories.halvia.title'),
      ]);
    });

    // Specification 18.10
    test('below the certifications, what buyers ask first, with the figures of content/', () => {
      const terms = region(text('dedicatedTeams:certifications.title')).querySelector('#terms');
      const items = text.all('dedicatedTeams:terms.items', { returnObjects: true });
      expect(items).toHaveLength(7);
      expect(textsOf(terms ?? page().body, 'summary')).toEqual(items.map(({ name }) => name));
      const answers = textsOf(terms ?? page().body, 'details > div').join(' ');
      for (const known of [figures.seatFrom, figures.seatTo, figures.deletedDays, company.legalName])
        expect(answers).toContain(`${known}`);
    });

    // Specification 17.6
    test('offices with the hours of their phones, and links to a map that name the office', () => {
      const offices = region(text('dedicatedTeams:offices.title'));
      expect(textsOf(offices, 'h2 + p')).toEqual([text('common:offices.hours')]);
      for (const { id, mapUrl } of Object.values(company.offices))
        expect(targetsOf(offices, text(`common:offices.${id}.map`))).toEqual([mapUrl]);
    });

    test('leadership, a short form and offices', () => {
      const leadership = region(text('dedicatedTeams:leadership.title'));
      expect(textsOf(leadership, 'li h3 + p')).toEqual(['CEO', 'COO', 'CFO', 'CMO']);
      expect(targetsOf(leadership, text('dedicatedTeams:leadership.link'))).toEqual([to('/about')]);
      const form = region(text('dedicatedTeams:write.title')).querySelector('form');
      expect(form?.querySelectorAll('input:not([name=website]), textarea')).toHaveLength(2);
      const offices = region(text('dedicatedTeams:offices.title'));
      expect(textsOf(offices, 'li h3 + p')).toEqual([
        text('common:offices.zurich.role'),
        text('common:offices.pristina.role'),
      ]);
      expect(textsOf(offices, 'address')).toHaveLength(2);
    });
  });
}

test('skill groups open and close independently, by mouse and keyboard; on paper all are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/c-levels');
  const summaries = page.locator('main summary');
  const expectOpen = (...indices: number[]) =>
    expect
      .poll(() =>
        page
          .locator('main details')
          .evaluateAll((all) => all.flatMap((one, index) => (one.matches('[open]') ? [index] : []))),
      )
      .toEqual(indices);
  await summaries.nth(1).click();
  await summaries.nth(4).click();
  await expectOpen(1, 4);
  await expect(page.locator('main details').nth(1).getByRole('listitem').first()).toBeVisible();
  await summaries.nth(1).click();
  await expectOpen(4);
  await summaries.nth(0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectOpen(0, 1, 4);
  await page.keyboard.press('Space');
  await expectOpen(0, 4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main details li').filter({ visible: true })).toHaveCount(20);
});

// Specification 18.8
test('open groups show their people in colour, in a row of six, and next to the form', async ({ page }) => {
  await page.goto('/c-levels');
  const picked = page.locator('[aria-labelledby=write] li:has(img)').filter({ visible: true });
  const hint = page.locator('[aria-labelledby=write] a[href="#skills"]');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const inColour = () =>
      page
        .locator('[aria-labelledby=skills] summary span > span:has(img):last-child')
        .evaluateAll((all) =>
          all.flatMap((face, index) =>
            getComputedStyle(face).maskSize.startsWith('100% 100%') ? [index] : [],
          ),
        );
    const summaries = page.locator('main summary');
    await expect(hint).toBeVisible();
    await expect(picked).toHaveCount(0);
    await summaries.nth(1).click();
    await summaries.nth(4).click();
    await expect.poll(inColour).toEqual([1, 4]);
    await expect(picked).toHaveText(['Backend', 'Cyber security']);
    await expect(hint).toBeHidden();
    const places = await page
      .locator('[aria-labelledby=skills] :is(summary > span:has(img), [aria-hidden=true] > div)')
      .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().toJSON() as DOMRect));
    expect(places).toHaveLength(6);
    expect(new Set(places.map(({ x, y }) => Math.round(width === 390 ? x : y))).size).toBe(1);
    await page.locator('#mobile').evaluate((group) => group.setAttribute('open', ''));
    const line = page.locator('#mobile li').first();
    if (width === 390) {
      // Its first line is at the top of the viewport and its portrait has stayed. Sections laid out late may move both.
      await expect(async () => {
        await line.evaluate((element) => element.scrollIntoView());
        await expect(summaries.nth(2)).toBeInViewport({ ratio: 0.9, timeout: 500 });
      }).toPass();
    } else {
      // Below the row, each as wide as the page and with its name
      const content = page.locator('main details[open] summary + div');
      await expect(content).toHaveCount(3);
      for (const one of await content.all()) {
        const box = await one.boundingBox();
        expect(box?.width).toBeGreaterThan(1100);
        expect(box?.y).toBeGreaterThan(Math.max(...places.map(({ bottom }) => bottom)));
      }
      await expect(content.locator('[aria-hidden]').filter({ visible: true })).toHaveText([
        'Backend',
        'Mobile',
        'Cyber security',
      ]);
    }
    await page.locator('#mobile').evaluate((group) => group.removeAttribute('open'));
    await summaries.nth(1).click();
    await summaries.nth(4).click();
    await expect.poll(inColour).toEqual([]);
    await expect(hint).toBeVisible();
    // Whose group is closed is there in pale tones.
    const pale = page.locator('summary > span > span:has(img):first-child');
    await expect(pale).toHaveCount(5);
    for (const face of await pale.locator('img').all())
      await expect(face).toHaveCSS('filter', 'grayscale(1)');
  }
});

// Specification 18.8
test('the visitor is seen from behind in both rows', async ({ page }) => {
  await page.goto('/c-levels');
  for (const width of [2560, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const figures = page.locator('main div > svg[viewBox="0 0 200 240"]');
    await expect(figures).toHaveCount(2);
    for (const figure of await figures.all()) await expect(figure).toBeVisible();
  }
});
