/** The state that a visitor's browser starts with. */
export interface Visitor {
  /** The origin of the site; requests to any other are findings. */
  readonly origin: string;
  /** Of the browser, such as `de-CH`. */
  readonly language?: string;
}

/** A tab, limited to operations that every engine supports. Positions are in CSS pixels of the viewport. */
export interface Driver {
  /** Opens a URL as from the address bar; may return before any of it has loaded. */
  goto(url: string): Promise<void>;
  /** Gives the viewport a size. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs an expression in the page, whatever its policy.
   * @returns its value as JSON; for a promise, its result
   */
  run(expression: string): Promise<unknown>;
  /** The mouse: move, button down, and up. */
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Touches a position, in engines that support touch. */
  tap?: (x: number, y: number) => Promise<void>;
  /** A key down, and up; named as in `KeyboardEvent.key`. */
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Chooses local files in a field. */
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** The texts of the page's frames, in engines that show those of another origin. */
  framed?: () => Promise<string>;
  /** Prints the page as a PDF, in engines that support it. */
  print?: () => Promise<Uint8Array>;
  /**
   * Findings since the last call: errors, warnings and failed requests, one sentence each. An engine without console access
   * reports only what the page itself can observe (hearing.ts).
   */
  said(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Whether it supports setting a visitor's language. */
  readonly speaks: boolean;
  /** Whether it reports console messages. */
  readonly tellsConsole: boolean;
  open(visitor: Visitor): Promise<Driver>;
  close(): Promise<void>;
}
