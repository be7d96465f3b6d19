export type Cost = { log2: number; blockSize: number; parallel: number };

/** scrypt: 2^17 rounds of 128 MiB, a third of a second. Kept with every hash, so it may grow. */
export const COST: Cost = { log2: 17, blockSize: 8, parallel: 1 };
