import { readBrowserScripts } from '@/lib/browserScripts';

/**
 * The boot script, which must run before the first paint: it may replace the page by its German translation. Then the page
 * script, of low priority, so that it takes nothing from the first paint. On a page where no early tap waits for it, the boot
 * script imports it (lib/boot/loadPageScript.ts).
 */
export function BootScripts({ hasIslands }: { hasIslands: boolean }) {
  const { boot, staticBoot, page } = readBrowserScripts();
  if (!hasIslands) return <script data-page={page}>{staticBoot}</script>;
  return (
    <>
      <script>{boot}</script>
      <script type="module" src={page} fetchPriority="low" />
    </>
  );
}
