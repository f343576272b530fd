import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { Quote } from './Quote';

const position = 'Managing Partner';
const paragraphs = ['They asked first.', 'Then they built.', 'Then they stayed.'];

it.each([1, 2, 3])(
  'Each quote has a photo, a name, a position and one to three paragraphs: %i',
  async (count) => {
    const { container } = renderInSite(
      <Quote id="urs" name="Urs Brunner" role={position} paragraphs={paragraphs.slice(0, count)} />,
      { locale: 'en' },
    );
    const figure = within(screen.getByRole('figure'));
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/people/urs.svg');
    expect(figure.getByText('Urs Brunner')).toBeVisible();
    expect(figure.getByText(position)).toBeVisible();
    const said = within(figure.getByRole('blockquote')).getAllByText(/./);
    expect(said.map((paragraph) => paragraph.textContent)).toEqual(paragraphs.slice(0, count));
    expect(await axe(container)).toHaveNoViolations();
  },
);
