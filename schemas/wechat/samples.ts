import { sampleOf } from '../sample.ts';
import { shareConfig, wechatSignature } from './endpoints.ts';

export const samples = [
  sampleOf(shareConfig, {
    payload: { url: 'u', urlPage: 'p' },
    wild: {
      configs: { appid: 'a', timestamp: 1, noncestr: 'n', signature: 's' },
      defaultShare: { title: '课', imgUrl: '/i.svg' },
    },
    data: {
      configs: { appid: 'a', timestamp: '1' },
      defaultShare: { title: '课', imgUrl: '/i.svg' },
    },
  }),
  sampleOf(wechatSignature, {
    payload: { data: 'https://a.example/' },
    wild: { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' },
    data: { appId: 'a', timestamp: '1' },
  }),
];
