import { setTimeout as after } from 'node:timers/promises';
import { wechatRefusals } from '#schemas/wechat/refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { oneAtATime } from '../limits/one-at-a-time.ts';
import { MINUTE, SECOND } from '../time/durations.ts';
import {
  claimRenewal,
  endRenewal,
  expire,
  type Lasting,
  readToken,
  type TokenStore,
} from './token-row.ts';

export type SharedToken = {
  /** Refuses `wechatUnavailable`, and what its renewal refuses; the next caller then tries again. */
  value: () => Promise<string>;
  /** Renews a value that the provider refuses, unless it has been renewed since. */
  giveUp: (value: string) => Promise<void>;
};

const AHEAD = 5 * MINUTE;
const KNOWN = MINUTE;
/** How long a caller waits for another server's renewal, and between two looks, in ms. */
const TIMEOUT_MS = 8 * SECOND;
const LOOK = 100;

const renewed = async (
  store: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): Promise<Lasting> => {
  const token = await renew().catch(async (error: unknown) => {
    await endRenewal(store, name);
    throw error;
  });
  await endRenewal(store, name, token);
  return token;
};

const fetchToken = async (
  store: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): Promise<Lasting> => {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await after(LOOK)) {
    const common = await readToken(store, name);
    if (common && common.life > AHEAD) return common;
    if (await claimRenewal(store, name)) {
      // another server may have renewed between the read and the claim
      const since = await readToken(store, name);
      return since && since.life > AHEAD
        ? renewed(store, name, async () => since)
        : renewed(store, name, renew);
    }
    if (common && common.life > 0) return common;
  }
  throw new RefusedError(wechatRefusals.wechatUnavailable);
};

/** One server renews the token for all, since each new one makes the one before invalid. */
export const sharedToken = (
  store: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): SharedToken => {
  const local = store.clock ?? (() => performance.now());
  let known: { value: string; until: number } | undefined;
  const look = oneAtATime(async (): Promise<string> => {
    const { value, life } = await fetchToken(store, name, renew);
    known = { value, until: local() + Math.min(KNOWN, Math.max(0, life - AHEAD)) };
    return value;
  });
  return {
    value: () => (known && local() < known.until ? Promise.resolve(known.value) : look()),
    giveUp: async (value) => {
      if (known?.value === value) known = undefined;
      await expire(store, name, value);
    },
  };
};
