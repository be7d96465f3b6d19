export type Cost = { log2: number; blockSize: number; parallel: number };

/** scrypt: 2^17 rounds, 128 MiB, a third of a second. Stored with every hash, so it may be raised. */
export const COST: Cost = { log2: 17, blockSize: 8, parallel: 1 };
