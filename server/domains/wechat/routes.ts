import { wechatApi } from '#schemas/wechat/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { signForPage, signForSharing } from './sign-for-sharing.ts';

export const serve = (host: Host, { wechat }: Services): void =>
  implement(host, wechatApi, {
    shareConfig: signForSharing(wechat),
    wechatSignature: signForPage(wechat),
  });
