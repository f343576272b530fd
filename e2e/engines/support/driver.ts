/** What a visitor brings along. */
export interface Visitor {
  /** The origin of the site; requests to any other are findings. */
  readonly origin: string;
  /** Of the browser, such as `de-CH`. */
  readonly language?: string;
}

/** A tab, as far as every engine can be driven in the same manner. Places are in CSS pixels of the viewport. */
export interface Driver {
  /** Opens a URL as from the address bar; may return before anything of it is there. */
  goto(url: string): Promise<void>;
  /** Gives the viewport a size. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs an expression in the page, whatever its policy.
   *
   * @returns its value as JSON carries it; that of a promise, once it has come
   */
  run(expression: string): Promise<unknown>;
  /** The mouse: to a place, its button down, and up. */
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Touches a place with a finger, where the engine can be told to. */
  tap?: (x: number, y: number) => Promise<void>;
  /** A key down, and up; called as `KeyboardEvent.key` calls it. */
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Chooses files of this machine in a field. */
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** Prints the page as a PDF, where the engine can be told to. */
  print?: () => Promise<Uint8Array>;
  /**
   * What was found since it was asked before: errors, warnings and failed requests, one sentence each. An engine that does
   * not tell its console has what the page itself can hear (hearing.ts).
   */
  said(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Whether it can be told a visitor's language. */
  readonly speaks: boolean;
  /** Whether it tells what is written to its console. */
  readonly tellsConsole: boolean;
  open(visitor: Visitor): Promise<Driver>;
  close(): Promise<void>;
}
