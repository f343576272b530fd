/** Linear interpolation from `from` (at 0) to `to` (at 1). */
export function lerp(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** `value` held between `low` and `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Hermite step: 0 below `low`, 1 above `high`, smooth between. `low` may exceed `high`; the step then falls. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * One element of a raster, 0 outside of it. Reading through this keeps the hot loops free of
 * `undefined` checks under `noUncheckedIndexedAccess`; V8 inlines it.
 */
export function at(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}
