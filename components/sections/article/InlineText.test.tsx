/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { InlineText } from './InlineText';

// Specification 22.28
it('keeps each word of code on one line; lines may break between words', () => {
  render(<InlineText text="Ask `nslookup -type=TXT _dmarc.your-name.example` now" />);
  const code = screen.getByRole('code');
  expect(code.textContent).toBe('nslookup -type=TXT _dmarc.your-name.example');
  expect([...code.children].map(({ textContent }) => textContent)).toEqual([
    'nslookup',
    '-type=TXT',
    '_dmarc.your-name.example',
  ]);
});

it('raises an exponent in the page’s own figures', () => {
  const { container } = render(<InlineText text="at 10⁻¹¹, without" />);
  expect(container.innerHTML).toBe('at 10<sup>−11</sup>, without');
});

// Specification 38.1
it('keeps the number of a standard on one line with its name and the signs around it', () => {
  render(<InlineText text={'see 80002-2:2017, and (ISO/TR\u00a060601-1-8).'} />);
  expect(screen.getByText('80002-2:2017,')).toHaveClass('number');
  expect(screen.getByText('(ISO/TR 60601-1-8).')).toHaveClass('number');
});

it('marks the title of a work between underscores as English', () => {
  const { container } = render(<InlineText text="T. J. Allen, _Managing the Flow of Technology_, 1977" />);
  expect(container).toHaveTextContent('T. J. Allen, Managing the Flow of Technology, 1977');
  expect(screen.getByText('Managing the Flow of Technology')).toHaveAttribute('lang', 'en');
});

// Specification 22.37
it('links to pages in the reader’s language and to the web, with the address for paper', () => {
  const text = 'See **[our services](/services#design)** and [_The Guide_](https://a.example/b_c).';
  const { container } = renderInSite(<InlineText text={text} />, { locale: 'de' });
  expect(container).toHaveTextContent('See our services and The Guide.');
  const [page, web] = screen.getAllByRole('link');
  expect(page).toHaveAttribute('href', '/de/services#design');
  expect(page).toHaveAttribute('data-address', `${company.origin}/de/services#design`);
  expect(page).not.toHaveAttribute('rel');
  expect(page?.parentElement?.tagName).toBe('STRONG');
  expect(web).toHaveAttribute('href', 'https://a.example/b_c');
  expect(web).toHaveAttribute('rel', 'external');
  expect(screen.getByText('The Guide')).toHaveAttribute('lang', 'en');
});
