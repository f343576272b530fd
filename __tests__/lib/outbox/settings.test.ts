import { buildFields } from '@/lib/settings';
import config from '@/next.config.js';

it('the pages get every setting of the build, empty when it is not set (specification 25.15)', () => {
  const settings = Object.entries(config.env ?? {}).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  expect(Object.fromEntries(settings)).toEqual(
    Object.fromEntries(Object.keys(buildFields).map((name) => [name, ''])),
  );
});
