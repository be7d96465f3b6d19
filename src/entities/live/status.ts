import { chinaDayTime } from '../../platform/time/china-date.ts';

/** How a broadcast stands, as the wire counts it: 0 to come, 1 on air, 3 over, to be seen again. */
export const isComing = (status: number): boolean => status === 0;
export const isOnAir = (status: number): boolean => status === 1;
export const isOver = (status: number): boolean => status === 3;

/** When a broadcast that is to come begins, in China time; undefined where that is not known. */
export const startText = (status: number, startTime: number | null): string | undefined =>
  isComing(status) && startTime !== null ? `${chinaDayTime(startTime)} 开播` : undefined;
