import { sampleOf } from '../sample.ts';
import { helpTopics } from './endpoints.ts';

export const samples = [
  sampleOf(helpTopics, {
    payload: {},
    tidy: [
      {
        name: '账号与登录',
        questions: [
          { id: 1, question: '怎么登录', answer: ['在微信里打开本平台，点“微信登录”即可。'] },
          { id: 2, question: '收不到短信验证码怎么办', answer: ['验证码五分钟内有效。'] },
        ],
      },
      {
        name: '退款',
        questions: [
          {
            id: 3,
            question: '退款多久到账',
            answer: ['申请后会先等 30 分钟，这段时间内可以撤回。', '到账后会给你发消息。'],
          },
        ],
      },
    ],
    wild: [
      {
        name: '退款',
        questions: [{ id: 3, question: '多久到账', answer: ['30 分钟'] }, { id: 4 }],
      },
    ],
    data: [{ name: '退款', questions: [{ id: '3', question: '多久到账', answer: ['30 分钟'] }] }],
  }),
];
