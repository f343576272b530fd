import { screen } from '@testing-library/react';
import { Tabs } from '@/components/ui/Tabs';
import { asItArrives } from './asItArrives';
import { renderInSite } from './render';
import { applyStyles, markScripted } from './styles';

export const tabs = [
  { id: 'description', label: 'Description', content: <p>What it is about</p> },
  { id: 'curriculum', label: 'Curriculum', content: <p>Week by week</p> },
  { id: 'dates', label: 'Dates', content: <p id="term">When it starts</p> },
];

export const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
export const tab = (name: string) => screen.getByRole('tab', { name });
export const active = () => names(screen.getAllByRole('tab', { selected: true }));
export const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);
export const reachable = () => names(screen.getAllByRole('tab').filter((element) => element.tabIndex === 0));

export const go = (hash: string) => window.history.replaceState(null, '', `/programme${hash}`);

/** Before each test of a file: an empty page with a script, at an address without an anchor. */
export function onEmptyPage(): void {
  beforeAll(() => applyStyles('components/ui/Tabs.module.css'));
  beforeEach(() => {
    document.body.replaceChildren();
    markScripted(true);
    go('');
  });
}

export function renderTabs() {
  return renderInSite(<Tabs label="Programme" tabs={tabs} />, { locale: 'en' });
}

/** The page as it arrives, before or without a script. */
export async function arrive(shownTabs = tabs): Promise<void> {
  document.body.innerHTML = await asItArrives(<Tabs label="Programme" tabs={shownTabs} />);
}
