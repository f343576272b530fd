/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { Chart } from './Chart';

// Specification 22.33
describe('a chart', () => {
  const rows = [
    { name: 'Mountain', value: 12925 },
    { name: 'Hut', value: 4, isMain: true as const },
    { name: 'Sea', value: 0 },
  ];
  const shown = () => {
    renderInSite(<Chart kind="chart" label="Heights" head={['Place', 'Metres']} rows={rows} />, {
      locale: 'en',
    });
    return screen.getByRole('table', { name: 'Heights' });
  };

  it('is read out as a table with formatted numbers', () => {
    shown();
    const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(said('columnheader')).toEqual(['Place', 'Metres']);
    expect(said('rowheader')).toEqual(['Mountain', 'Hut', 'Sea']);
    expect(said('cell')).toEqual(['12,925', '4', '0']);
  });

  it('draws bars to scale and marks the one that matters', () => {
    const bars = [...shown().querySelectorAll('svg')];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100.00%', '0.03%', '0.00%']);
    expect(bars.map((bar) => bar.classList.contains('main'))).toEqual([false, true, false]);
    for (const bar of bars) expect(bar).toHaveAttribute('aria-hidden', 'true');
  });
});
