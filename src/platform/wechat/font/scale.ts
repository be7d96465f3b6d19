/** How far text may grow; pages are built for this much (design: type scale). */
const LARGEST_SCALE = 1.4;

const clamped = (scale: number): number => Math.min(Math.max(scale, 1), LARGEST_SCALE);

/** The steps of the messenger's own slider; 2 is the usual size. */
const STEPS: readonly number[] = [1, 1, 1, 1.1, 1.2, 1.3, 1.4];

const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number.parseFloat(String(value)) : NaN;

/** Scale of a `menu:setfont` event: `fontScale` in percent, else the step `fontSize`; 1 is usual. */
export const scaleOfEvent = (event: unknown): number => {
  const { fontScale, fontSize } = (event ?? {}) as { fontScale?: unknown; fontSize?: unknown };
  const percent = numberOf(fontScale);
  if (percent > 0) return clamped(percent / 100);
  const step = numberOf(fontSize);
  return STEPS[step] ?? (step > STEPS.length - 1 ? LARGEST_SCALE : 1);
};

/** Scale of a `text-size-adjust` such as `130%`, which the messenger sets on iOS. */
export const scaleOfAdjustment = (adjustment: string): number => {
  const percent = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(adjustment)?.[1];
  return percent === undefined ? 1 : clamped(Number(percent) / 100);
};

/** Root font size (px) as the layout is built for: a tenth of the width, capped at 750 px. */
export const layoutRoot = (width: number): number => Math.min(width, 750) / 10;

/**
 * The root font size (px) that makes `computed` equal to `wanted` where the messenger enlarges all sizes by
 * itself; undefined where the difference is below a hundredth.
 */
export const compensatedRoot = (computed: number, wanted: number): number | undefined => {
  const ratio = computed / wanted;
  return Number.isFinite(ratio) && Math.abs(ratio - 1) > 0.01 ? wanted / ratio : undefined;
};
