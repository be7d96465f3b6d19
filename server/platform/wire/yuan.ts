/** 1999 is '19.99', 0 is '0.00'. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);
