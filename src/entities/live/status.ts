import { isComing } from '#schemas/live/status.ts';
import { momentText } from '#src/platform/time/china-date.ts';

/** In China time; undefined for a broadcast without a coming start. */
export const startText = (status: number, startTime: number | null): string | undefined =>
  isComing(status) && startTime !== null ? `${momentText(startTime)} 开播` : undefined;
