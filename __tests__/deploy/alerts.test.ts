import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { metricsOf } from '@/gateway/metrics';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

const { groups }: Rules = parse(readFileSync('deploy/alerts.yml', 'utf8'));
const rules = groups.flatMap((group) => group.rules);

describe('deploy/alerts.yml (specification 27.20)', () => {
  it.each(rules)('$alert uses metrics that the gateway has', async ({ expr }) => {
    const away = () => Promise.reject(new Error('away'));
    const metrics = metricsOf({ figures: away, usage: away, clock: away });
    const exported = [...(await metrics.text()).matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name);
    const used = [...expr.matchAll(/\b(?:gateway|process)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(exported).toEqual(expect.arrayContaining(used));
    expect(used.length > 0 || expr.startsWith('up{')).toBe(true);
  });
});
