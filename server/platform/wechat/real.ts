import * as z from 'zod/mini';
import { wechatRefusals } from '#schemas/wechat/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { type SharedToken, sharedToken } from './shared-token.ts';
import type { Lasting, TokenStore } from './token-row.ts';
import type { Wechat } from './wechat.ts';

const ORIGIN = 'https://api.weixin.qq.com';
const TIME_LIMIT = 5000;
/** Time limit of a request to the messenger, in ms: shorter than a phone waits for its call. */
const MEDIA_TIME_LIMIT = 8000;
/** No failure in place of a picture is longer, in bytes. */
const LONGEST_FAILURE = 4096;

const reply = z.looseObject({
  errcode: z.optional(z.number()),
  openid: z.optional(z.string()),
  is_snapshotuser: z.optional(z.number()),
  access_token: z.optional(z.string()),
  ticket: z.optional(z.string()),
  expires_in: z.optional(z.number()),
});

const CODE_REFUSED = new Set([40029, 40163, 41008]);

/** What the messenger says of an access token that it takes no more: somebody else has fetched one since. */
const TOKEN_REFUSED = new Set([40001, 40014, 42001]);

class TokenRefusedError extends RefusedError {
  constructor() {
    super(wechatRefusals.wechatUnavailable);
  }
}

const assertTokenTaken = (errcode: number | undefined): void => {
  if (TOKEN_REFUSED.has(errcode ?? 0)) throw new TokenRefusedError();
};

/** Asks with the common token; where that is refused, once more with a new one. */
const withToken = async <T>(token: SharedToken, use: (value: string) => Promise<T>): Promise<T> => {
  const value = await token.value();
  try {
    return await use(value);
  } catch (error) {
    if (!(error instanceof TokenRefusedError)) throw error;
    await token.giveUp(value);
    return use(await token.value());
  }
};

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

const errcodeIn = async (body: AsyncIterable<Uint8Array>): Promise<number | undefined> => {
  try {
    const parsed = z.safeParse(reply, JSON.parse(String(await firstBytes(body, LONGEST_FAILURE))));
    return parsed.data?.errcode;
  } catch {
    return undefined;
  }
};

/** A failure and a video's address both come as JSON in place of the picture. */
const fetchMedia = async (
  query: Record<string, string>,
  { most, type, refused }: { most: number; type: RegExp; refused: Refusal },
): Promise<Buffer> => {
  const response = await fetch(`${ORIGIN}/cgi-bin/media/get?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(MEDIA_TIME_LIMIT),
  }).catch(() => undefined);
  if (!response?.ok || !response.body) throw new RefusedError(wechatRefusals.wechatUnavailable);
  if (!type.test(response.headers.get('content-type') ?? '')) {
    assertTokenTaken(await errcodeIn(response.body));
    throw new RefusedError(refused);
  }
  try {
    return await firstBytes(response.body, most);
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
  const held = (id: string, wanted: Parameters<typeof fetchMedia>[1]) =>
    withToken(accessToken, (token) => fetchMedia({ access_token: token, media_id: id }, wanted));
  const askForTicket = async (token: string) => {
    const query = { access_token: token, type: 'jsapi' };
    const answer = await ask('/cgi-bin/ticket/getticket', query);
    assertTokenTaken(answer.errcode);
    return lasting(answer.ticket, answer.expires_in);
  };
  const ticket = sharedToken(store, `wechat ${appId} ticket`, () =>
    withToken(accessToken, askForTicket),
  );
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
    ticket: ticket.value,
    media: async (id, most) => ({
      bytes: await held(id, { most, type: /^image\//, refused: wechatRefusals.wechatMediaRefused }),
    }),
    voice: (id, most) =>
      held(id, { most, type: /^(?:audio|voice)\//, refused: wechatRefusals.wechatVoiceRefused }),
  };
};
