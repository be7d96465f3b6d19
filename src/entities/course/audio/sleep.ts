/** When playback stops by itself: at a moment in ms, at the end of this lesson, or never. */
export type Sleep = number | 'lesson' | undefined;

/** In minutes. */
export const sleepMinutes = [15, 30, 60] as const;

/** `now` and the result in ms. */
export const sleepIn = (minutes: number, now: number): number => now + minutes * 60_000;

export const isAsleep = (sleep: Sleep, now: number): boolean =>
  typeof sleep === 'number' && now >= sleep;

/** Seconds left on the sleep timer; undefined where no moment was chosen. */
export const sleepLeft = (sleep: Sleep, now: number): number | undefined =>
  typeof sleep === 'number' ? Math.max(0, Math.round((sleep - now) / 1000)) : undefined;
