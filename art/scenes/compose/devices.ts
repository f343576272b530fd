/** A screen and where it lies in a composition; all numbers are pixels of the composition. */
export interface Placement {
  /** PNG of the screen. */
  readonly screen: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A screen in a telephone or in a thin dark frame. Sizes inside are all in `em`, and one `em` is the device's width. */
export function device(kind: 'desktop' | 'telephone', { screen, left, top, width }: Placement): string {
  const image = `<img src="data:image/png;base64,${screen.toString('base64')}" alt="">`;
  const content = kind === 'desktop' ? image : `<div class="glass">${image}<i></i></div>`;
  return `<div class="${kind}" style="left:${left}px;top:${top}px;font-size:${width}px">${content}</div>`;
}

export const deviceStyles = `
.desktop,.telephone{position:absolute;width:1em;box-sizing:border-box;background:#0a1a17}
img{display:block;width:100%}
.desktop{padding:.0085em;border-radius:.012em;box-shadow:0 .04em .06em -.035em rgb(10 26 23/.55)}
.desktop img{border-radius:.005em}
.telephone{padding:.032em;border-radius:.15em;box-shadow:0 .12em .2em -.1em rgb(10 26 23/.6)}
.glass{position:relative;overflow:hidden;border-radius:.12em}
.glass i{position:absolute;left:34%;right:34%;top:.03em;height:.062em;border-radius:1em;background:#0a1a17}`;
