import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { FormEvent } from 'react';
import { renderInSite } from '@/__tests__/support/render';
import { Button, ButtonAddress, ButtonLink } from './Button';

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

it('does nothing while it is disabled', async () => {
  const act = jest.fn();
  renderInSite(
    <Button disabled onClick={act}>
      Go
    </Button>,
    { locale: 'en' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled();
  expect(act).not.toHaveBeenCalled();
});

it('looks different as the secondary action', () => {
  renderInSite(
    <>
      <Button>First</Button>
      <Button variant="ink">Second</Button>
    </>,
    { locale: 'en' },
  );
  const [first, second] = screen.getAllByRole('button');
  expect(first?.className).not.toBe(second?.className);
});

it.each([
  ['en', '/contact-us'],
  ['de', '/de/contact-us'],
] as const)('as a link leads to the page in the reader’s language: %s, %s', (locale, path) => {
  renderInSite(<ButtonLink to="contact">Collaborate</ButtonLink>, { locale });
  expect(screen.getByRole('link', { name: 'Collaborate' })).toHaveAttribute('href', path);
});

it('as an address opens a mail program', () => {
  renderInSite(<ButtonAddress address="mailto:info@firnwerk.example">Write</ButtonAddress>, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', 'mailto:info@firnwerk.example');
});

it('has no accessibility findings', async () => {
  const { container } = renderInSite(
    <>
      <Button>Go</Button>
      <Button disabled>Wait</Button>
      <ButtonLink to="contact" variant="ink">
        Collaborate
      </ButtonLink>
      <ButtonAddress address="mailto:info@firnwerk.example">Write</ButtonAddress>
    </>,
    { locale: 'en' },
  );
  expect(await axe(container)).toHaveNoViolations();
});
