import { render, screen } from '@testing-library/react';
import { WholeCompounds, WholeMail, WholeWords } from './WholeWords';

// Specification 38.1
it('a compound that begins with a figure is whole', () => {
  render(<WholeWords text="a date for a 30-minute call." />);
  expect(screen.getByText('30-minute')).toHaveClass('word');
});

it('in a running text a compound that begins with two letters or ends in five is whole, and nothing else is', () => {
  const { container } = render(
    <WholeCompounds text="an on-demand shuttle, a real-world project, open-source" />,
  );
  expect(screen.getByText('on-demand')).toHaveClass('word');
  expect(screen.getByText('real-world')).toHaveClass('word');
  expect(container.querySelectorAll('.word')).toHaveLength(2);
});

it('«E-Mail» is whole with what is joined to it, and nothing else is', () => {
  const { container } = render(<WholeMail text="Ihre E-Mail-Adresse, keine Web-Adresse" />);
  expect(screen.getByText('E-Mail-Adresse,')).toHaveClass('word');
  expect(container.querySelectorAll('.word')).toHaveLength(1);
});
