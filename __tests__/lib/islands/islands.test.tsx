/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { hydrateAs } from '@/lib/islands/hydrate';
import { island } from '@/lib/islands/island';
import { IslandScripts } from '@/lib/islands/scripts';
import { slot } from '@/lib/islands/slot';

/** Specification 33.7: React hydrates an island from its HTML and its data, and leaves alone what it is around. */

interface Props {
  name: string;
  slots?: readonly React.ReactNode[];
}

function Counter({ name, slots }: Props) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${name}: ${count}`}
      </button>
      <input name="typed" aria-label="typed" />
      <div data-testid="slot" data-count={count} {...slot(slots?.[0])} />
    </div>
  );
}

const Island = island('carousel', Counter);
const inner = <Island name="inner" slots={[<p key="p">Still</p>]} />;

/** As the build writes it into a page, and the boot script finds it. */
function built(page: React.ReactElement): HTMLElement[] {
  const i18n = createInstance();
  void i18n.init({ lng: 'en', initAsync: false });
  document.body.innerHTML = renderToString(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

async function hydrate(element: HTMLElement | undefined): Promise<void> {
  let hydrated: Promise<void> | undefined;
  act(() => {
    hydrated = element && hydrateAs(Counter)(element);
  });
  await hydrated;
}

it('has its module and its props in the HTML, without its slots', () => {
  const [element] = built(inner);
  expect(element?.dataset).toMatchObject({ island: 'carousel', when: 'loaded', props: '{"name":"inner"}' });
  expect(element).toHaveTextContent('inner: 0Still');
});

it('names its scripts in a build, which stops where there are none', () => {
  const page = (scripts: Readonly<Record<string, readonly string[]>>) => (
    <IslandScripts value={scripts}>{inner}</IslandScripts>
  );
  const [element] = built(page({ carousel: ['/scripts/carousel-1.js', '/scripts/react-2.js'] }));
  expect(element).toHaveAttribute('data-island', '/scripts/carousel-1.js /scripts/react-2.js');
  expect(() => built(page({}))).toThrow(
    'components/islands/carousel.ts: is missing; add the module that hydrates this island',
  );
});

it('hydrates without replacing an element, and keeps its slots through every change', async () => {
  const [element] = built(inner);
  const before = [screen.getByRole('button'), screen.getByText('Still')];
  await hydrate(element);
  await userEvent.click(screen.getByRole('button', { name: 'inner: 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'inner: 1' }));
  expect([screen.getByRole('button', { name: 'inner: 2' }), screen.getByText('Still')]).toEqual(before);
  expect(screen.getByTestId('slot')).toHaveAttribute('data-count', '2');
});

it('an island works inside a slot of another', async () => {
  const [outer, nested] = built(<Island name="outer" slots={[inner]} />);
  await hydrate(outer);
  await hydrate(nested);
  await userEvent.click(screen.getByRole('button', { name: 'inner: 0' }));
  expect(screen.getByRole('button', { name: 'inner: 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'outer: 0' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'outer: 0' }));
  expect(screen.getByRole('button', { name: 'inner: 1' })).toBeVisible();
});

// Specification 32.7
it('renders again if the page was changed before hydration, and keeps slots and typed text', async () => {
  const [element] = built(inner);
  const still = screen.getByText('Still');
  screen.getByRole('button').innerHTML = '<font>translated</font>';
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'by a visitor');
  const reported = jest.fn((event: Event) => event.preventDefault()); // a browser puts it on the console
  window.addEventListener('error', reported, { once: true });
  await hydrate(element);
  expect(reported).toHaveBeenCalled();
  expect(screen.getByRole('textbox')).not.toBe(field);
  expect(screen.getByRole('textbox')).toHaveValue('by a visitor');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByText('Still')).toBe(still);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('inner: 1');
});
