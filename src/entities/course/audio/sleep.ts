/** When playback stops by itself: at a moment in ms, at the end of this lesson, or never. */
export type Sleep = number | 'lesson' | undefined;

/** The choices of the sleep timer, in minutes. */
export const sleepMinutes = [15, 30, 60] as const;

/** The moment in ms that is `minutes` after `now`. */
export const sleepIn = (minutes: number, now: number): number => now + minutes * 60_000;

export const isAsleep = (sleep: Sleep, now: number): boolean =>
  typeof sleep === 'number' && now >= sleep;

/** Seconds left on the sleep timer; undefined where no moment was chosen. */
export const sleepLeft = (sleep: Sleep, now: number): number | undefined =>
  typeof sleep === 'number' ? Math.max(0, Math.round((sleep - now) / 1000)) : undefined;
