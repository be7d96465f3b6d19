import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { SECOND } from '../time/durations.ts';
import { type Lane, openKeyQueue } from './key-queue.ts';
import { COST, type Cost } from './password-cost.ts';

const LENGTH = 32;
/** One core is left to the server; a worker takes 128 MiB while it derives. */
const WORKERS = Math.min(2, Math.max(1, availableParallelism() - 1));
const WAITING = 16;
const TIMEOUT_MS = 8 * SECOND;

const deriveKey = openKeyQueue({
  workers: WORKERS,
  waiting: WORKERS * WAITING,
  timeoutMs: TIMEOUT_MS,
});

export const hashesWaiting = deriveKey.waiting;

const optionsOf = ({ log2, blockSize, parallel }: Cost): ScryptOptions => {
  const N = 2 ** log2;
  return { N, r: blockSize, p: parallel, maxmem: 256 * N * blockSize };
};

type Derivation = { password: string; salt: Uint8Array; costs: readonly Cost[] };

const derive = async ({ password, salt, costs }: Derivation, lane: Lane) => {
  const rounds = costs.map(optionsOf);
  return deriveKey({ password: password.normalize('NFKC'), salt, length: LENGTH, rounds }, lane);
};

/**
 * The hash with its cost and salt. Only for callers who have shown who they are: it takes the lane of members.
 * Refuses `busy` while too many others wait.
 */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive({ password, salt, costs: [COST] }, 'member');
  const { log2, blockSize, parallel } = COST;
  return [
    'scrypt',
    log2,
    blockSize,
    parallel,
    salt.toString('base64'),
    Buffer.from(key).toString('base64'),
  ].join('$');
};

const readHash = (stored: string) => {
  const [, log2, blockSize, parallel, salt = '', key = ''] = stored.split('$');
  return {
    cost: { log2: Number(log2), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
};

/** Compared with where the account is unknown, so that the time does not tell. */
const nobody = () => ({ cost: COST, salt: randomBytes(16), key: randomBytes(LENGTH) });

/** The given cost and further ones that together take as long as a new hash: c + c + 2c + 4c … */
const asCostlyAsNew = (cost: Cost): Cost[] => {
  const missing = Math.max(0, COST.log2 - cost.log2);
  const further = Array.from({ length: missing }, (_, index) => cost.log2 + index);
  return [cost, ...further.map((log2) => ({ ...cost, log2 }))];
};

/**
 * Takes the same time where there is no such password (`stored` undefined), and where its hash has an earlier, lower
 * cost. Members go ahead of strangers. Refuses `busy` while too many others wait.
 */
export const isPassword = async (
  password: string,
  stored: string | undefined,
  lane: Lane,
): Promise<boolean> => {
  const { cost, salt, key } = stored === undefined ? nobody() : readHash(stored);
  // no password that was set is longer, and hashing more would waste work
  const hashed = password.slice(0, LONGEST_PASSWORD);
  const derived = await derive({ password: hashed, salt, costs: asCostlyAsNew(cost) }, lane);
  const same = timingSafeEqual(derived, key);
  return same && stored !== undefined && password.length <= LONGEST_PASSWORD;
};

/**
 * The hash that replaces `stored`, a hash of the same password. Undefined where its cost is the present one, or while
 * too many hashes wait: the next login renews it then.
 */
export const renewedHash = async (
  password: string,
  stored: string,
): Promise<string | undefined> => {
  if (readHash(stored).cost.log2 >= COST.log2) return undefined;
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof RefusedError && error.refusal === callRefusals.busy) return undefined;
    throw error;
  }
};
