export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** 1.25 as 1.25×, 1 as 1.0×. */
export const rateText = (rate: number): string =>
  `${Number.isInteger(rate) ? rate.toFixed(1) : rate}×`;
