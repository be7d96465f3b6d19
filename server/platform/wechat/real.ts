import * as z from 'zod/mini';
import { wechatRefusals } from '../../../schemas/wechat/refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { type Lasting, sharedToken, type TokenStore } from './shared-token.ts';
import type { Wechat } from './wechat.ts';

const ORIGIN = 'https://api.weixin.qq.com';
const TIME_LIMIT = 5000;
/** Time limit of a request to the messenger, in ms: shorter than a phone waits for its call. */
const MEDIA_TIME_LIMIT = 8000;

const reply = z.looseObject({
  errcode: z.optional(z.number()),
  openid: z.optional(z.string()),
  is_snapshotuser: z.optional(z.number()),
  access_token: z.optional(z.string()),
  ticket: z.optional(z.string()),
  expires_in: z.optional(z.number()),
});

const CODE_REFUSED = new Set([40029, 40163, 41008]);

const ask = async (path: string, query: Record<string, string>) => {
  try {
    const url = `${ORIGIN}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return z.parse(reply, await response.json());
  } catch {
    // the failed address holds the secret, so the error is neither logged nor passed on
    throw new RefusedError(wechatRefusals.wechatUnavailable);
  }
};

const lasting = (value: string | undefined, seconds: number | undefined): Lasting => {
  if (!value) throw new RefusedError(wechatRefusals.wechatUnavailable);
  return { value, life: (seconds ?? 0) * 1000 };
};

const firstBytes = async (body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
};

/** A failure and a video's address both come as JSON in place of the picture. */
const fetchMedia = async (query: Record<string, string>, most: number) => {
  const response = await fetch(`${ORIGIN}/cgi-bin/media/get?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(MEDIA_TIME_LIMIT),
  }).catch(() => undefined);
  if (!response?.ok || !response.body) throw new RefusedError(wechatRefusals.wechatUnavailable);
  if (!response.headers.get('content-type')?.startsWith('image/'))
    throw new RefusedError(wechatRefusals.wechatMediaRefused);
  try {
    return { bytes: await firstBytes(response.body, most) };
  } catch {
    throw new RefusedError(wechatRefusals.wechatUnavailable);
  }
};

/** The messenger's own service (research C3, C4); its tokens are those of all servers on `store`. */
export const realWechat = (
  { appId, secret }: { appId: string; secret: string },
  store: TokenStore,
): Wechat => {
  const accessToken = sharedToken(store, `wechat ${appId} access`, async () => {
    const query = { grant_type: 'client_credential', appid: appId, secret };
    const answer = await ask('/cgi-bin/token', query);
    return lasting(answer.access_token, answer.expires_in);
  });
  return {
    appId,
    simulated: false,
    openidOf: async (code) => {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await ask('/sns/oauth2/access_token', query);
      // a reader of a page snapshot gets a made-up openid that belongs to no member
      if (answer.is_snapshotuser === 1) throw new RefusedError(wechatRefusals.wechatSnapshot);
      if (answer.openid) return answer.openid;
      const refused = CODE_REFUSED.has(answer.errcode ?? 0);
      throw new RefusedError(
        refused ? wechatRefusals.wechatCodeRefused : wechatRefusals.wechatUnavailable,
      );
    },
    ticket: sharedToken(store, `wechat ${appId} ticket`, async () => {
      const query = { access_token: await accessToken(), type: 'jsapi' };
      const answer = await ask('/cgi-bin/ticket/getticket', query);
      return lasting(answer.ticket, answer.expires_in);
    }),
    media: async (id, most) =>
      fetchMedia({ access_token: await accessToken(), media_id: id }, most),
  };
};
