import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PolicySet } from '@/components/sections/policies/PolicySet';
import { TabSet } from './TabSet';

/** In `npm run dev`, and so in the editor's frame, whole pages hydrate, including the slots of islands. */

const parts = ['first', 'second'];
const slots = parts.map((part) => <p key={part}>{part}</p>);

test.each([
  ['tabs', <TabSet key="tabs" label="Parts" tabs={parts.map((id) => ({ id, label: id }))} slots={slots} />],
  [
    'policies',
    <PolicySet
      key="policies"
      label="Parts"
      policies={parts.map((anchor) => ({ anchor, title: anchor }))}
      slots={slots}
    />,
  ],
])('%s closed by a script before hydration cause no mismatch warning', async (_, page) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  // As lib/boot/findInPage.ts does.
  container.querySelector('[data-part=second]')?.setAttribute('hidden', 'until-found');
  const root = await act(() => hydrateRoot(container, page));
  expect(error.mock.calls).toEqual([]);
  expect(container.querySelector('[data-part=first]')).not.toHaveAttribute('hidden');
  expect(container.querySelector('[data-part=second]')).toHaveAttribute('hidden', 'until-found');
  await act(() => root.unmount());
});
