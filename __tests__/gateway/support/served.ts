import { type Served, serve } from './client';
import { makeSite, removeSite } from './site';

/** The options of `serve` apart from the site. */
type Settings = Parameters<typeof serve> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * A site for the tests of one file, and gateways over it that end with each test.
 *
 * @returns starts a gateway, as `serve` does
 */
export function gateways(): (...rest: Settings) => Promise<Served> {
  const open: Served[] = [];
  let out: string;
  beforeAll(async () => {
    out = await makeSite();
  });
  afterEach(async () => {
    for (const { app } of open.splice(0)) await app.close();
  });
  afterAll(() => removeSite(out));
  return async (...rest) => {
    const served = await serve(out, ...rest);
    open.push(served);
    return served;
  };
}

/**
 * A site and one gateway over it for all tests of one file.
 *
 * @param make makes the site; the small export by default
 * @returns gives the gateway, once the tests run
 */
export function oneGateway(
  [env, options]: Settings = [],
  make: () => Promise<string> = makeSite,
): () => Served {
  let out: string;
  let served: Served;
  beforeAll(async () => {
    out = await make();
    served = await serve(out, env, options);
  });
  afterAll(async () => {
    await served.app.close();
    await removeSite(out);
  });
  return () => served;
}
