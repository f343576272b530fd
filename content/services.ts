import type { PictureName } from './pictures';

/** The six services, in the order of the services page; also their anchors there. */
export const services = ['strategy', 'design', 'development', 'testing', 'team', 'support'] as const;

export type ServiceId = (typeof services)[number];

interface ServiceFacts {
  /** Number of items in its list (specification 8.3); checked by `npm run content:check`. */
  readonly items: number;
  /** A picture, or six portraits under `public/images/people/`. */
  readonly shows: PictureName | readonly string[];
}

/** Picture and list length of each block of the services page. Texts: `services:blocks.<id>`. */
export const serviceFacts: Readonly<Record<ServiceId, ServiceFacts>> = {
  strategy: { items: 4, shows: 'service-plan' },
  design: { items: 6, shows: 'sales-order' },
  development: { items: 7, shows: 'halvia-square' },
  testing: { items: 6, shows: 'service-tests' },
  team: { items: 7, shows: ['besa', 'reto', 'liridona', 'luana', 'egzon', 'livia'] },
  support: { items: 3, shows: 'midnight' },
};
