import { mailLink, phoneLink } from '@/lib/links';

it('keeps every digit of a number, in order', () => {
  expect(phoneLink('+41 44 123 45 67')).toBe('tel:+41441234567');
});

it.each([
  [undefined, 'mailto:jobs@firnwerk.example'],
  ['Application', 'mailto:jobs@firnwerk.example?subject=Application'],
  ['A & B, 100 %?', 'mailto:jobs@firnwerk.example?subject=A%20%26%20B%2C%20100%20%25%3F'],
  ['Für Sie', 'mailto:jobs@firnwerk.example?subject=F%C3%BCr%20Sie'],
])('a mail link with the subject %j', (subject, link) => {
  expect(mailLink('jobs@firnwerk.example', subject)).toBe(link);
});
