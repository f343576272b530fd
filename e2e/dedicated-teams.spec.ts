import { company } from '@/content/company';
import { figures } from '@/content/figures';
import { builtPage, regionOf, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

const steps = ['talk', 'profiles', 'proposal', 'choice', 'access', 'release'] as const;
const groups = ['frontend', 'backend', 'mobile', 'automation', 'security'] as const;

for (const { text, to } of languages) {
  const page = () => builtPage(to('/c-levels'));
  const region = (title: string) => regionOf(page(), title);

  // Specification 18.1, 18.2, 18.3, 18.5, 18.6 and 18.7. The short form has tests of its own, in `forms/`.
  test(`${to('/c-levels')} has its sections in order, and explains how to build a team`, () => {
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
    expect(targetsOf(page(), text('dedicatedTeams:hero.button'))).toEqual([to('/contact-us')]);
    expect(textsOf(region(text('dedicatedTeams:benefits.title')), 'li h3')).toHaveLength(4);
    expect(textsOf(region(text('dedicatedTeams:steps.title')), 'ol > li h3')).toEqual(
      steps.map((id) => text(`dedicatedTeams:steps.items.${id}.title`)),
    );
    const stories = region(text('dedicatedTeams:stories.title'));
    expect(valuesOf(stories, 'a', 'href')).toEqual(['/our-work/wedere', '/our-work/captire'].map(to));
    expect(textsOf(stories, 'h3').at(-1)).toBe(text('dedicatedTeams:stories.halvia.title'));
    const leadership = region(text('dedicatedTeams:leadership.title'));
    expect(textsOf(leadership, 'li h3 + p')).toEqual(['CEO', 'COO', 'CFO', 'CMO']);
    const form = region(text('dedicatedTeams:write.title')).querySelector('form');
    expect(form?.querySelectorAll('input:not([name=website]), textarea')).toHaveLength(2);
  });

  // Specification 18.4, 18.5, 18.10 and 17.6
  test(`${to('/c-levels')} lists skills, tools, terms and offices`, () => {
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
    const terms = region(text('dedicatedTeams:certifications.title')).querySelector('#terms') ?? page().body;
    const items = text.all('dedicatedTeams:terms.items', { returnObjects: true });
    expect(items).toHaveLength(7);
    expect(textsOf(terms, 'summary')).toEqual(items.map(({ name }) => name));
    const answers = textsOf(terms, 'details > div').join(' ');
    for (const known of [figures.seatFrom, figures.seatTo, figures.deletedDays, company.legalName])
      expect(answers).toContain(`${known}`);
    const offices = region(text('dedicatedTeams:offices.title'));
    expect(textsOf(offices, 'h2 + p')).toEqual([text('common:offices.hours')]);
    expect(textsOf(offices, 'address')).toHaveLength(2);
    for (const { id, mapUrl } of Object.values(company.offices))
      expect(targetsOf(offices, text(`common:offices.${id}.map`))).toEqual([mapUrl]);
  });
}

// Specification 18.4, 18.8 and 34.1
test('skill groups open independently, by mouse and keyboard, and show their people next to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/c-levels');
  const summaries = page.locator('main summary');
  const picked = page.locator('[aria-labelledby=write] li:has(img)').filter({ visible: true });
  const hint = page.locator('[aria-labelledby=write] a[href="#skills"]');
  await expect(hint).toBeVisible();
  await expect(picked).toHaveCount(0);
  await summaries.nth(1).click();
  await summaries.nth(4).click();
  await expect(picked).toHaveText(['Backend', 'Cyber security']);
  await expect(hint).toBeHidden();
  await expect(page.locator('main details').nth(1).getByRole('listitem').first()).toBeVisible();
  await summaries.nth(1).click();
  await expect(picked).toHaveText(['Cyber security']);
  await summaries.nth(0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(picked).toHaveText(['Frontend', 'Backend', 'Cyber security']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main details li').filter({ visible: true })).toHaveCount(20);
  // On a phone the portrait stays in view while reading its group. Sections laid out late may move both.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(async () => {
    await page
      .locator('main details[open] li')
      .first()
      .evaluate((line) => line.scrollIntoView());
    await expect(summaries.first()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});
