import { readBrowserScripts } from '@/lib/browserScripts';

/**
 * The boot script runs before the first paint, as it may replace the page by its German translation. The page script has low
 * priority, so it does not delay the first paint. On a page with no early taps to catch, the boot script imports it
 * (lib/boot/loadPageScript.ts).
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
