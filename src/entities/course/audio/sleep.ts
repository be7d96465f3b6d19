/** When listening ends by itself: at a moment in ms, with this lesson, or not at all. */
export type Sleep = number | 'lesson' | undefined;

/** What is offered, in minutes. */
export const sleepMinutes = [15, 30, 60] as const;

/** The moment that is so many minutes away. */
export const sleepIn = (minutes: number, now: number): number => now + minutes * 60_000;

/** Whether it is time to stop. */
export const isAsleep = (sleep: Sleep, now: number): boolean =>
  typeof sleep === 'number' && now >= sleep;

/** What is left, in seconds; undefined where no moment was chosen. */
export const sleepLeft = (sleep: Sleep, now: number): number | undefined =>
  typeof sleep === 'number' ? Math.max(0, Math.round((sleep - now) / 1000)) : undefined;
