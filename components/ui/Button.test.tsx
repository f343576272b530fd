import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderInSite } from '@/__tests__/support/render';
import { Button } from './Button';

it.each([
  ['does not send the form it stands in', undefined, 0],
  ['sends it when that is what it is for', 'submit', 1],
] as const)('%s', async (_rule, type, times) => {
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  renderInSite(
    <form onSubmit={send}>
      <Button type={type}>Go</Button>
    </form>,
    { locale: 'en' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(send).toHaveBeenCalledTimes(times);
});
