import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { clients } from '@/content/clients';
import { locales } from '@/content/locales';
import { ClientLogos } from './ClientLogos';

it.each(locales)(
  'Logo grids: 9 logos, each named after its client (%s) (specification 6.4 and 9.3)',
  async (locale) => {
    const { container } = renderInSite(<ClientLogos number={2} label="Clients" title="Nine companies" />, {
      locale,
    });
    const section = within(screen.getByRole('region', { name: 'Nine companies' }));
    const names = section.getAllByRole('listitem').map((item) => within(item).getByRole('img'));
    expect(names.map((logo) => logo.getAttribute('alt'))).toEqual(clients.map(({ name }) => name));
    expect(new Set(names.map((logo) => logo.getAttribute('src'))).size).toBe(9);
    expect(await axe(container)).toHaveNoViolations();
  },
);
