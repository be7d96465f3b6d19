import type { IncomeTotals } from '#schemas/studio/endpoints.ts';

type Day = IncomeTotals['days'][number];

export const spans = ['today', 'yesterday', 'week', 'month'] as const;

export type Span = (typeof spans)[number];

export const spanNames: Readonly<Record<Span, string>> = {
  ...{ today: '今天', yesterday: '昨天', week: '近 7 天', month: '近 30 天' },
};

/** The days of a span; the last day of all is today. */
export const daysIn = (days: readonly Day[], span: Span): readonly Day[] =>
  ({
    today: days.slice(-1),
    yesterday: days.slice(-2, -1),
    week: days.slice(-7),
    month: days.slice(-30),
  })[span];

export const sumOf = (days: readonly Day[]): number => days.reduce((sum, { fen }) => sum + fen, 0);

/** Such as -9.90. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);
