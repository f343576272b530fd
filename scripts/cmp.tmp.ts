/* Compare two servers' pages element by element: size, offset to parent, colours, font. */
import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
const [a, b, tolArg, widthsArg, ...paths] = process.argv.slice(2);
const tol = Number(tolArg), widths = widthsArg.split(',').map(Number);
const scheme = (process.env.SCHEME ?? 'light') as 'light';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
const pa = await context.newPage(), pb = await context.newPage();
if (process.env.PRINT) { await pa.emulateMedia({ media: 'print' }); await pb.emulateMedia({ media: 'print' }); }
const dump = () => {
  const out: { key: string; cls: string; parent: number; r: number[]; s: string }[] = [];
  const index = new Map<Element, number>();
  for (const e of document.querySelectorAll('body, body *')) {
    if (e.closest('svg') && e.tagName !== 'svg') continue;
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'SOURCE', 'OPTION'].includes(e.tagName)) continue;
    const r = e.getBoundingClientRect(), p = e.parentElement ? e.parentElement.getBoundingClientRect() : r;
    const c = getComputedStyle(e), before = getComputedStyle(e, '::before'), after = getComputedStyle(e, '::after');
    index.set(e, out.length);
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && /\S/.test(n.textContent ?? ''));
    out.push({
      key: e.tagName.toLowerCase(), cls: e.getAttribute('class') ?? '', parent: e.parentElement ? index.get(e.parentElement) ?? -1 : -1,
      r: [r.width, r.height, r.left - p.left, r.top - p.top, r.left, r.top],
      s: [c.display, c.visibility, c.opacity, c.color, c.backgroundColor, c.backgroundImage.length, own ? c.fontWeight : '', own ? c.fontSize : '', own ? c.letterSpacing : '', own? c.textDecorationLine:'', c.borderTopWidth, c.borderTopColor, c.borderBottomWidth, c.clipPath.length, c.transform, c.position, c.zIndex, c.overflow, c.listStyleType, c.textAlign, c.gridColumnStart,
        before.content, before.width, before.height, before.backgroundColor, after.content, after.width, after.height, after.backgroundColor].join('|'),
    });
  }
  return out;
};
const seen = new Map<string, { n: number; worst: number; text: string }>();
for (const path of paths.length ? paths : []) for (const width of widths) {
  await pa.setViewportSize({ width, height: 900 }); await pb.setViewportSize({ width, height: 900 });
  await pa.goto(a + path); await pb.goto(b + path);
  await pa.waitForTimeout(250); await pb.waitForTimeout(100);
  const [x, y] = [await pa.evaluate(dump), await pb.evaluate(dump)];
  if (x.length !== y.length) { console.log(`${path} ${width}: ${x.length} elements, then ${y.length}`); continue; }
  console.log(`${path} ${width}: height ${Math.round(x[0].r[1])} -> ${Math.round(y[0].r[1])}`);
  const bad = x.map((e, i) => {
    const f = y[i]; const d = e.r.slice(0, 4).map((v, k) => Math.abs(v - f.r[k]));
    const worst = Math.max(...d); const style = e.s !== f.s && process.env.NOSTYLE !== '1';
    return worst > tol || style ? { i, worst, style, e, f } : null;
  });
  const parents = new Set(bad.filter((v) => v && v.worst > tol).map((v) => x[v!.i].parent));
  for (const v of bad) {
    if (!v) continue;
    // only the deepest: an element whose child differs too is likely only its consequence
    if (!v.style && parents.has(v.i) && v.e.r[0] === v.f.r[0] && Math.abs(v.e.r[2] - v.f.r[2]) < tol) continue;
    const es = v.e.s.split('|'), fs = v.f.s.split('|');
    const sd = v.style ? es.map((s, k) => (s !== fs[k] ? `${k}:${s}->${fs[k]}` : '')).filter(Boolean).join(' ') : '';
    const k = `${v.e.key}.${v.e.cls} @${width}`;
    const was = seen.get(k);
    const text = `${path} [w h x y] ${v.e.r.slice(0, 4).map((n) => n.toFixed(1))} -> ${v.f.r.slice(0, 4).map((n) => n.toFixed(1))} ${sd}`;
    if (!was) seen.set(k, { n: 1, worst: v.worst, text }); else { was.n++; if (v.worst > was.worst) { was.worst = v.worst; was.text = text; } }
  }
}
const limit = Number(process.env.LIMIT ?? 80);
for (const [k, v] of [...seen].sort((p, q) => q[1].worst - p[1].worst).slice(0, limit)) console.log(`${v.worst.toFixed(1)}px x${v.n} ${k} ${v.text}`);
console.log(seen.size, 'kinds differ');
await browser.close();
