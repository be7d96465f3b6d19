import { pageOf, sampleOf } from '../sample.ts';
import { feedbackList, sendFeedback } from './endpoints.ts';

const NOW = 1_763_625_600;
const feedback = { id: 1, kind: 'fault', text: '放不出来', pictures: ['/a.png'], time: 1 };

export const samples = [
  sampleOf(feedbackList, {
    payload: { page: 1 },
    tidy: pageOf([
      {
        ...{ id: 2, kind: 'wish', text: '希望笔记可以导出成文档', pictures: [] },
        ...{ time: NOW, state: 'waiting', answer: '', answer_time: null },
      },
      {
        ...{ id: 1, kind: 'fault', text: '第三节放不出来，手机是安卓 13', pictures: [] },
        ...{ time: NOW - 90_000, state: 'answered', answer: '已经修好，请刷新后再试' },
        answer_time: NOW - 3_600,
      },
    ]),
    wild: {
      data: [
        { ...feedback, state: 'answered', answer: '已修好', answer_time: 2 },
        { id: 2, kind: 'praise' },
      ],
      last_page: '1',
    },
    data: {
      items: [
        { ...feedback, id: '1', time: 1000, state: 'answered', answer: '已修好', answeredAt: 2000 },
      ],
      pageCount: 1,
    },
  }),
  sampleOf(sendFeedback, {
    payload: {
      kind: 'wish',
      text: '可以导出笔记',
      contact: '',
      pictures: ['/uploads/a.png'],
      key: 'k',
    },
  }),
];
