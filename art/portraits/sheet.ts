/** Collects the flat planes of one picture in painting order. */
export class Sheet {
  private readonly parts: string[] = [];
  private readonly clips: string[] = [];

  constructor(private readonly name: string) {}

  add(fill: string, ...paths: string[]): this {
    const d = paths.join('');
    if (d) this.parts.push(`<path fill="${fill}" d="${d}"/>`);
    return this;
  }

  draw(stroke: string, width: number, ...paths: string[]): this {
    this.parts.push(`<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${paths.join('')}"/>`);
    return this;
  }

  /**
   * A plane with further planes painted on it that must not cross its edge.
   * The clip path carries the outline, so it is written once: the base colour is a mere rectangle.
   */
  plane(fill: string, outline: string, paint: (sheet: Sheet) => void): this {
    const id = `${this.name}${this.clips.length + 1}`;
    this.clips.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    this.parts.push(`<g clip-path="url(#${id})"><path fill="${fill}" d="M0 0h400v480H0z"/>`);
    paint(this);
    this.parts.push('</g>');
    return this;
  }

  toSvg(ground: string): string {
    const defs = this.clips.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480"><rect width="400" height="480" fill="${ground}"/>${defs}${this.parts.join('')}</svg>`;
  }
}
