const half = { widths: [480, 768, 1120, 1600], fallback: 960 } as const;
const plan = { width: 1000, height: 760, ...half } as const;
const report = { width: 1000, height: 880, ...half } as const;
const whole = { left: 0, top: 0, width: 1000 } as const;

/** What the firm hands over: documents, which bring their own ground. The services page shows them. */
export const deliveries = {
  'service-plan': { ...plan, screens: [{ scene: 'plan', ...whole }] },
  'service-tests': { ...report, screens: [{ scene: 'testReport', ...whole }] },
} as const;
