import { safeAddress } from '#schemas/wire/primitives.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { signPage } from '../../platform/wechat/page-signature.ts';
import type { Wechat } from '../../platform/wechat/wechat.ts';
import { readSite } from '../site/index.ts';

/** `url`: the page's address, for which the share is signed; `urlPage`: the shared link. */
export const signForSharing =
  (wechat: Wechat) =>
  async ({ db, now }: Context, payload: { url: string; urlPage: string }) => {
    const [signed, site] = await Promise.all([signPage(wechat, payload.url, now), readSite(db)]);
    const { appId, timestamp, nonce, signature } = signed;
    return {
      configs: { appid: appId, timestamp, noncestr: nonce, signature },
      defaultShare: {
        title: site?.title ?? '',
        desc: site?.shareText ?? '',
        imgUrl: site?.sharePicture ?? '',
        link: safeAddress(payload.urlPage || payload.url),
      },
    };
  };

export const signForPage =
  (wechat: Wechat) =>
  async ({ now }: Context, payload: { data: string }) => {
    const { appId, timestamp, nonce, signature } = await signPage(wechat, payload.data, now);
    return { appId, timestamp, nonceStr: nonce, signature };
  };
