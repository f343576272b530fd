/** @jest-environment node */
import { pageFacts } from '@/lib/metadata/pageFacts';

const meta = { title: 'Services', description: 'Six services' };
const html = '<h1>Six services, one route</h1>';

it('tells what a page was rendered with, and what search engines are told', () => {
  expect(pageFacts({ path: '/services', meta }, html, 'de')).toMatchObject({
    id: 'services',
    title: 'Services',
    description: 'Six services',
    heading: 'Six services, one route',
    search: { canonical: 'https://www.firnwerk.example/de/services' },
  });
});

it('an article brings itself along', () => {
  const facts = pageFacts({ path: '/blogs/protecting-from-phishing-attacks', meta }, html, 'en');
  expect(facts).toMatchObject({ id: 'article', article: { date: '2024-08-16' } });
});

it.each([
  ['the page that is coming soon', { path: '/coming-soon', meta }, html],
  ['the not-found page', { path: null, meta: null }, html],
  ['a path that is none', { path: '/nothing', meta }, html],
  ['Next’s own pages, without properties', undefined, html],
  ['a page without a heading', { path: '/services', meta }, '<p>x</p>'],
  ['a page without a title', { path: '/services', meta: { description: 'x' } }, html],
])('nothing for %s', (_, props, rendered) => {
  expect(pageFacts(props, rendered, 'en')).toBeUndefined();
});
