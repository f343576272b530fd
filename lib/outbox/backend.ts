import { endpoints, type FormKind } from '@/lib/forms/endpoints';

/** Where a form is sent. */
export interface Backend {
  readonly url: string;
  /** Whether it is the site's own origin. */
  readonly own: boolean;
  /** Whether it supports the idempotency key, so that sending again is safe. */
  readonly takesKey: boolean;
}

// Written out in full, because the build replaces exactly these expressions.
const settings = {
  origin: process.env.NEXT_PUBLIC_API_ORIGIN,
  takesKey: process.env.NEXT_PUBLIC_API_TAKES_KEY,
  applyOrigin: process.env.NEXT_PUBLIC_APPLY_API_ORIGIN,
  applyTakesKey: process.env.NEXT_PUBLIC_APPLY_API_TAKES_KEY,
};

/** Reads the settings of the build (specification 25.15, 26.9); the site's own origin always takes the key. */
export function backendOf(form: FormKind): Backend {
  const application = form === 'application';
  const origin = (application ? settings.applyOrigin : settings.origin) || location.origin;
  const own = origin === location.origin;
  const takesKey = own || (application ? settings.applyTakesKey : settings.takesKey) === 'yes';
  return { url: origin + endpoints[form], own, takesKey };
}
