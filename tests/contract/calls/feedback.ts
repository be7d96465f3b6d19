import type { CallRow } from './call-row.ts';

const told = { id: 1, kind: 'fault', text: '放不出来', pictures: ['/a.png'], time: 1 };

export const feedbackCalls: Record<string, CallRow> = {
  '/v1/feedback/list': [
    { page: 1 },
    {
      data: [
        { ...told, state: 'answered', answer: '已修好', answer_time: 2 },
        { id: 2, kind: 'praise' },
      ],
      last_page: '1',
    },
    {
      items: [
        { ...told, id: '1', time: 1000, state: 'answered', answer: '已修好', answeredAt: 2000 },
      ],
      pageCount: 1,
    },
  ],
  '/v1/feedback/send': [
    { kind: 'wish', text: '可以导出笔记', contact: '', pictures: ['/uploads/a.png'], key: 'k' },
    null,
    {},
  ],
};
