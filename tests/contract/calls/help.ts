import type { CallRow } from './call-row.ts';

export const helpCalls: Record<string, CallRow> = {
  '/v1/help/questions': [
    {},
    [
      {
        name: '退款',
        questions: [{ id: 3, question: '多久到账', answer: ['30 分钟'] }, { id: 4 }],
      },
    ],
    [{ name: '退款', questions: [{ id: '3', question: '多久到账', answer: ['30 分钟'] }] }],
  ],
};
