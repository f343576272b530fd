/** What a catalogue's JSON may hold once it has been read. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface JsonError {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

export type JsonResult = { readonly value: Json } | { readonly error: JsonError };

/** One `public/locales/<locale>/<namespace>.json`. */
export interface Catalogue {
  /** Relative to the repository, as every sentence names it. */
  readonly file: string;
  readonly locale: string;
  readonly namespace: string;
  readonly parsed: JsonResult;
}

/** One folder of `public/locales`, whether its language is configured or not. */
export interface LocaleFolder {
  readonly locale: string;
  readonly catalogues: readonly Catalogue[];
  /** The words of the blog's articles, in a folder of their own; `namespace` is `articles/<id>`. */
  readonly articles: readonly Catalogue[];
  /** Names of files that are no catalogue. */
  readonly strays: readonly string[];
}

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The part of `content/routes.ts` that the checks read, with its catalogues of `content/namespaces.ts`. */
export interface RouteFacts {
  readonly id: string;
  readonly path: string;
  readonly namespaces: readonly string[];
  readonly canonicalTo?: string;
}

/** The typed facts, which arrive as imports and not as files. */
export interface Facts {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly routes: readonly RouteFacts[];
  readonly company: unknown;
  /** By route id; the catalogue of the same name holds the words. */
  readonly caseStudies: unknown;
  readonly articles: unknown;
  /** By route id, as are their curricula; the catalogue of the same name holds the words. */
  readonly programmes: unknown;
  readonly curricula: unknown;
  /** By id, as their photos are named; the catalogue `instructors` holds the words about those with a page. */
  readonly instructors: unknown;
  /** By route id; the catalogue `jobs` holds their words. */
  readonly jobs: unknown;
  /** The open positions; the catalogue `careers` holds their words. */
  readonly positions: unknown;
}

/** Everything the checks look at, read once. */
export interface Content extends Facts {
  readonly folders: readonly LocaleFolder[];
  /** Files directly in `public/locales`, where only folders belong. */
  readonly looseFiles: readonly string[];
  /** Source files that may name keys. */
  readonly sources: readonly SourceFile[];
  /** Files under `pages/`, relative to it, such as `[locale]/services.tsx`. */
  readonly pageFiles: readonly string[];
  /** The lists of drawn pictures; one that was never drawn holds nothing. */
  readonly pictures: readonly { readonly file: string; readonly parsed?: JsonResult }[];
  /** Files under `public/images`, relative to the repository. */
  readonly imageFiles: ReadonlySet<string>;
}

/** One check: every returned sentence names file, key and what to do. */
export type Check = (content: Content) => readonly string[];
