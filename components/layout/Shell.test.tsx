import { renderInSite } from '@/__tests__/support/render';
import { Shell } from './Shell';

const root = document.documentElement;
const renderShell = () =>
  renderInSite(
    <Shell page="home" path="/" meta={null}>
      <h1>A page</h1>
    </Shell>,
    { locale: 'en' },
  );

it('says on <html> that the page is hydrated, which the boot script waits for', () => {
  delete root.dataset.hydrated;
  renderShell();
  expect(root.dataset.hydrated).toBe('');
});

// Specification 32.2
it('shows what moves even where the boot script is missing, or has given up waiting', () => {
  root.classList.remove('js');
  renderShell();
  expect(root).toHaveClass('js');
});
