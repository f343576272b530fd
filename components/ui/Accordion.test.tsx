import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { AccordionItem } from './Accordion';

function renderWeeks() {
  return renderInSite(
    <>
      <AccordionItem id="week-1" marker="Week 1" title="HTML">
        <p>Elements</p>
      </AccordionItem>
      <AccordionItem title="CSS">
        <p>Selectors</p>
      </AccordionItem>
    </>,
    { locale: 'en' },
  );
}

const open = () => ['Elements', 'Selectors'].filter((text) => isShown(screen.getByText(text)));
const isShown = (element: HTMLElement) => element.closest('details')?.open === true;

it('starts collapsed, with everything in the HTML (specification 13.15 and 18.4)', () => {
  renderWeeks();
  expect(open()).toEqual([]);
  expect(screen.getByText('Elements')).not.toBeVisible();
  expect(screen.getByText('HTML')).toBeVisible();
  expect(screen.getByText('Week 1')).toBeVisible();
});

it('each opens and closes independently', async () => {
  renderWeeks();
  await userEvent.click(screen.getByText('HTML'));
  expect(open()).toEqual(['Elements']);
  expect(screen.getByText('Elements')).toBeVisible();
  await userEvent.click(screen.getByText('CSS'));
  expect(open()).toEqual(['Elements', 'Selectors']);
  await userEvent.click(screen.getByText('Week 1'));
  expect(open()).toEqual(['Selectors']);
});

it('is the anchor that an address may name', () => {
  renderWeeks();
  expect(document.getElementById('week-1')).toHaveProperty('tagName', 'DETAILS');
});

it('has no accessibility findings, closed or open', async () => {
  const { container } = renderWeeks();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByText('HTML'));
  expect(await axe(container)).toHaveNoViolations();
});
