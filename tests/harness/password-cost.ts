import type { Cost } from '#server/platform/auth/password-cost.ts';

/** What tests hash passwords with in place of the server's own cost, which takes a third of a second. */
export const COST: Cost = { log2: 4, blockSize: 8, parallel: 1 };
