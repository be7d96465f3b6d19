import * as z from 'zod/mini';
import { RefusedError } from './errors.ts';
import type { Wechat } from './wechat.ts';

const ORIGIN = 'https://api.weixin.qq.com';
const TIME_LIMIT = 5000;
/** Renewed this long before it ends, in ms. */
const AHEAD = 300_000;

const reply = z.looseObject({
  errcode: z.optional(z.number()),
  openid: z.optional(z.string()),
  access_token: z.optional(z.string()),
  ticket: z.optional(z.string()),
  expires_in: z.optional(z.number()),
});

const CODE_REFUSED = new Set([40029, 40163, 41008]);

const ask = async (path: string, query: Record<string, string>) => {
  try {
    const url = `${ORIGIN}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
    return z.parse(reply, await response.json());
  } catch {
    // the address holds the secret, so the failure itself is told to nobody
    throw new RefusedError('wechatUnavailable');
  }
};

/** A secret that ends after `life` ms. */
type Lasting = { value: string; life: number };

/** One renewal for all who ask while it runs; a failed one is tried again by the next. */
const kept = (renew: () => Promise<Lasting>): (() => Promise<string>) => {
  let current: Promise<string> | null = null;
  let until = 0;
  const fresh = async () => {
    const { value, life } = await renew();
    until = Date.now() + life - AHEAD;
    return value;
  };
  return () => {
    if (current && Date.now() < until) return current;
    until = Number.POSITIVE_INFINITY;
    current = fresh();
    current.catch(() => {
      current = null;
    });
    return current;
  };
};

const lasting = (value: string | undefined, seconds: number | undefined): Lasting => {
  if (!value) throw new RefusedError('wechatUnavailable');
  return { value, life: (seconds ?? 0) * 1000 };
};

/** The messenger's own service (research C3, C4). */
export const realWechat = ({ appId, secret }: { appId: string; secret: string }): Wechat => {
  const accessToken = kept(async () => {
    const query = { grant_type: 'client_credential', appid: appId, secret };
    const answer = await ask('/cgi-bin/token', query);
    return lasting(answer.access_token, answer.expires_in);
  });
  return {
    appId,
    openidOf: async (code) => {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await ask('/sns/oauth2/access_token', query);
      if (answer.openid) return answer.openid;
      const refused = CODE_REFUSED.has(answer.errcode ?? 0);
      throw new RefusedError(refused ? 'wechatCodeRefused' : 'wechatUnavailable');
    },
    ticket: kept(async () => {
      const query = { access_token: await accessToken(), type: 'jsapi' };
      const answer = await ask('/cgi-bin/ticket/getticket', query);
      return lasting(answer.ticket, answer.expires_in);
    }),
  };
};
