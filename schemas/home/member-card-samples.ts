import { sampleOf } from '../sample.ts';
import { getIndexSystem } from './endpoints.ts';

const config = {
  vip_open: 1,
  vip_prompt_title: '学习会员',
  vip_description: '全站课程免费学，每月四张优惠券，直播回放随时看',
};

export const samples = [
  sampleOf(getIndexSystem, {
    payload: {},
    wild: { retrieval_open: '1', vip_open: 0 },
    data: { retrieval_open: true, vip_open: false },
    tidy: config,
    states: {
      短文字: { ...config, vip_description: '全站课程免费学' },
      无说明: { ...config, vip_description: null },
      长文字: {
        ...config,
        vip_prompt_title: '医学继续教育年度学习会员尊享权益卡',
        vip_description:
          '全站视频、音频、图文与专栏课程免费学，名医直播与回放不限次数，每月四张优惠券，直播回放随时看，线下会议报名立减，病例讨论专属答疑',
      },
      脏数据: {
        vip_open: '1',
        vip_prompt_title: null,
        vip_description: 365,
        live_open: 'yes',
        rank: [],
      },
    },
  }),
];
