import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { picture, requiredText, text } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { wechatRefusals } from './refusals.ts';

export const shareConfig = defineEndpoint({
  path: '/v1/Meeting/returnAccessToken',
  payload: object({ url: text, urlPage: text }),
  data: object({
    configs: object({ appid: text, timestamp: text, noncestr: text, signature: text }),
    defaultShare: object({ title: text, desc: text, imgUrl: picture, link: picture }),
  }),
  access: 'public',
  refusals: pickRefusals(wechatRefusals, 'wechatUnavailable'),
});

export const wechatSignature = defineEndpoint({
  path: '/v2/wxcode/index',
  payload: object({ data: requiredText }),
  data: object({ appId: text, timestamp: text, nonceStr: text, signature: text }),
  access: 'public',
  cache: true,
  refusals: pickRefusals(wechatRefusals, 'wechatUnavailable'),
});

export const wechatApi = { shareConfig, wechatSignature };
