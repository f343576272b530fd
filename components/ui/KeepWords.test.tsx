/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { KeepCompounds, KeepMail, KeepWords } from './KeepWords';

// Specification 38.1
it('a compound that begins with a figure is whole', () => {
  render(<KeepWords text="a date for a 30-minute call." />);
  expect(screen.getByText('30-minute')).toHaveClass('word');
});

it('keeps only those compounds of a running text together that begin with two letters or end in at most five', () => {
  const { container } = render(
    <KeepCompounds text="an on-demand shuttle, a real-world project, open-source" />,
  );
  expect(screen.getByText('on-demand')).toHaveClass('word');
  expect(screen.getByText('real-world')).toHaveClass('word');
  expect(container.querySelectorAll('.word')).toHaveLength(2);
});

it('keeps only «E-Mail» and its compounds together', () => {
  const { container } = render(<KeepMail text="Ihre E-Mail-Adresse, keine Web-Adresse" />);
  expect(screen.getByText('E-Mail-Adresse,')).toHaveClass('word');
  expect(container.querySelectorAll('.word')).toHaveLength(1);
});
