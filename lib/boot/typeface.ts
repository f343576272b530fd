/** Keeps all text in the stand-in (styles/stand-in.css). */
const late = 'late';

/**
 * Sees to it that nothing moves when the typeface comes after the first paint. A heading of few words may take a line
 * more in it than in the stand-in, and all below would jump while somebody reads. So text is set in the stand-in until
 * the typeface is there, and beyond, should anything in the window move by it: then the next page is the first to show
 * it. It comes after the styles, which name the typeface (scripts/postbuild/inlineFirstScript.ts).
 */
export function adoptTypeface(): void {
  const { classList } = document.documentElement;
  let painted = false;
  // Browsers that hold the last page until this one has something to show, paint its second frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      painted = true;
    }),
  );
  const adopt = () => {
    const before = painted && outline();
    classList.remove(late);
    if (painted && outline() !== before) classList.add(late);
  };
  classList.add(late);
  // As `lib/fonts.ts` calls it; one file holds all its weights.
  document.fonts.load('1em sans').then(adopt, adopt);
}

/**
 * Where everything in the window begins, in whole pixels from its top. Parts of the page that are below it may not have
 * been laid out yet, and are not asked for what they hold (lib/boot/unfold.ts).
 */
const outline = () =>
  [...document.querySelectorAll('main > *')]
    .filter((part) => top(part) < window.innerHeight)
    .map((part) => [...part.querySelectorAll('*')].map(top))
    .join();

/** All that is below the window, at its end. */
const top = (element: Element) =>
  Math.min(Math.round(element.getBoundingClientRect().top), window.innerHeight);
