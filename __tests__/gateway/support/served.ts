import { type Served, serve } from './client';
import { makeSite, removeSite } from './site';

/**
 * A site for the tests of one file, and gateways over it that end with each test.
 *
 * @returns starts a gateway, as `serve` does
 */
export function gateways(): (
  ...rest: Parameters<typeof serve> extends [unknown, ...infer Rest] ? Rest : never
) => Promise<Served> {
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
