/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Code } from './Code';

/** Specification 38.11 */
describe('code', () => {
  const shown = (text: string) => {
    render(<Code label="Record" text={text} />);
    return screen.getByRole('code');
  };

  it.each([
    ['columns', 'item: reader   # SOUP\nused_in: log\nresult: see R-041'],
    ['an indent', '[Fact]\n{\n    var own = await guest.GetAsync("/s/");\n\n}'],
    ['addresses', 'From:  Desk <desk@mail-renewal.example>\n\nhttps://mail-renewal.example/keep'],
  ])('with %s keeps the text of its file, space for space', (_, text) => {
    expect(shown(text).textContent).toBe(text);
  });

  it('breaks no domain at a hyphen or before its last part', () => {
    const code = shown('https://login.mail-renewal.example/keep');
    const parts = [...code.querySelectorAll('wbr + span')].map(({ textContent }) => textContent);
    expect(parts).toEqual(['https://', 'login.', 'mail-renewal.example/', 'keep']);
  });
});
