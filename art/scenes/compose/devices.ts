/** A screen and where it lies in a composition; all numbers are pixels of the composition. */
export interface Placement {
  /** PNG of the screen. */
  readonly screen: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function image({ screen }: Placement): string {
  return `<img src="data:image/png;base64,${screen.toString('base64')}" alt="">`;
}

/** Sizes inside the frames are all in `em`, and one `em` is the width of the device. */
function device(kind: string, placement: Placement, content: string): string {
  const { left, top, width } = placement;
  return `<div class="${kind}" style="left:${left}px;top:${top}px;font-size:${width}px">${content}</div>`;
}

/** A screen in a thin dark frame. */
export function desktop(placement: Placement): string {
  return device('desktop', placement, image(placement));
}

/** A screen in a telephone. */
export function telephone(placement: Placement): string {
  return device('telephone', placement, `<div class="glass">${image(placement)}<i></i></div>`);
}

export const deviceStyles = `
.desktop,.telephone{position:absolute;width:1em;box-sizing:border-box;background:#0a1a17}
img{display:block;width:100%}
.desktop{padding:.0085em;border-radius:.012em;box-shadow:0 .04em .06em -.035em rgb(10 26 23/.55)}
.desktop img{border-radius:.005em}
.telephone{padding:.032em;border-radius:.15em;box-shadow:0 .12em .2em -.1em rgb(10 26 23/.6)}
.glass{position:relative;overflow:hidden;border-radius:.12em}
.glass i{position:absolute;left:34%;right:34%;top:.03em;height:.062em;border-radius:1em;background:#0a1a17}`;
