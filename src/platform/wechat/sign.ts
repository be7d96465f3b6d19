import { shareConfig, wechatSignature } from '#schemas/wechat/endpoints.ts';
import { call } from '../calls/call.ts';
import { isIos } from '../device/device.ts';
import type { ShareCard } from '../share/card.ts';
import type { Signature } from './sdk.ts';

export type Signed = { url: string; signature: Signature; defaultCard: Partial<ShareCard> };

/**
 * The addresses of which a signature may be required, the likelier first: iOS compares with the landing
 * address, others with the current one, both without what follows `#`.
 */
export const signAddresses = (userAgent: string, landing: string, href: string): string[] => {
  const current = href.split('#')[0] ?? '';
  const both = isIos(userAgent) ? [landing, current] : [current, landing];
  return [...new Set(both.filter(Boolean))];
};

const bySharing = async (url: string, urlPage: string): Promise<Signed | undefined> => {
  const answer = await call(shareConfig, { url, urlPage });
  if (!answer.ok || !answer.data.configs.signature) return undefined;
  const { appid, timestamp, noncestr, signature } = answer.data.configs;
  return {
    url,
    signature: { appId: appid, timestamp, nonceStr: noncestr, signature },
    defaultCard: answer.data.defaultShare,
  };
};

const byPage = async (url: string): Promise<Signed | undefined> => {
  const answer = await call(wechatSignature, { data: url });
  if (!answer.ok || !answer.data.signature) return undefined;
  const { appId, timestamp, nonceStr, signature } = answer.data;
  return { url, signature: { appId, timestamp, nonceStr, signature }, defaultCard: {} };
};

/** Signs `url` by the sharing call, else by the page's own; `urlPage` is the address to share. */
export const sign = async (url: string, urlPage: string): Promise<Signed | undefined> =>
  (await bySharing(url, urlPage)) ?? byPage(url);
