import { isComing } from '#schemas/live/status.ts';
import { momentText } from '#src/platform/time/china-date.ts';

/** When a broadcast that is to come begins, in China time; undefined where that is not known. */
export const startText = (status: number, startTime: number | null): string | undefined =>
  isComing(status) && startTime !== null ? `${momentText(startTime)} 开播` : undefined;
