import { render, screen } from '@testing-library/react';
import { RouteStops } from './RouteStops';

const stops = [
  { id: 'a', content: 'Valley' },
  { id: 'b', content: 'Summit' },
];

test.each([false, true])('an ordered list of its stops (across: %s)', (across) => {
  render(<RouteStops stops={stops} across={across} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual(['Valley', 'Summit']);
});
