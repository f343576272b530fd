import { company } from '@/content/company';
import { pages } from '@/content/pages';
import { stubFor } from '@/scripts/postbuild/hostPages';

const parse = (page: string) => new DOMParser().parseFromString(stubFor(page), 'text/html');
const paths = pages.map((route) => route.path);

describe('URLs and languages: «a static stub where a host can’t» redirect (specification 3.3)', () => {
  it.each(paths)('leads to %s by itself, by a link and for search engines', (page) => {
    const stub = parse(page);
    const attribute = (selector: string, name: string) => stub.querySelector(selector)?.getAttribute(name);
    expect(attribute('html', 'lang')).toBe('en');
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(attribute('meta[http-equiv=refresh]', 'content')).toBe(`0; url=${page}`);
    expect(attribute('link[rel=canonical]', 'href')).toBe(company.origin + page);
    expect(attribute('p a', 'href')).toBe(page);
    expect(stub.title).not.toBe('');
  });

  it.each(paths)('%s: holds nothing that the security policy forbids', (page) => {
    const stub = parse(page);
    expect(stub.querySelectorAll('script, style, [style]')).toHaveLength(0);
    const attributes = [...stub.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });
});
