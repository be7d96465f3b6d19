import { defineEndpoint } from '../define-endpoint.ts';
import { picture, requiredText, text } from '../primitives.ts';
import { shape } from '../structures.ts';

export const shareConfig = defineEndpoint({
  path: '/v1/Meeting/returnAccessToken',
  payload: shape({ url: text, urlPage: text }),
  data: shape({
    configs: shape({ appid: text, timestamp: text, noncestr: text, signature: text }),
    defaultShare: shape({ title: text, desc: text, imgUrl: picture, link: picture }),
  }),
  access: 'public',
});

export const wechatSignature = defineEndpoint({
  path: '/v2/wxcode/index',
  payload: shape({ data: requiredText }),
  data: shape({ appId: text, timestamp: text, nonceStr: text, signature: text }),
  access: 'public',
  cache: true,
});

export const wechatApi = { shareConfig, wechatSignature };
