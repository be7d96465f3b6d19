export type Cost = { log2: number; blockSize: number; parallel: number };

/** scrypt: 2^15 rounds of 32 MiB, a tenth of a second. Kept with every hash, so it may grow. */
export const COST: Cost = { log2: 15, blockSize: 8, parallel: 1 };
