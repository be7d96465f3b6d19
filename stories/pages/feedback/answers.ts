import { feedbackList } from '#schemas/feedback/endpoints.ts';

const NOW = 1_763_625_600;

/** Answers for the pages of feedback, in the wire's form. */
export const answers = {
  [feedbackList.path]: {
    data: [
      {
        ...{ id: 2, kind: 'wish', text: '希望笔记可以导出成文档', pictures: [] },
        ...{ time: NOW, state: 'waiting', answer: '', answer_time: null },
      },
      {
        ...{ id: 1, kind: 'fault', text: '第三节放不出来，手机是安卓 13', pictures: [] },
        ...{ time: NOW - 90_000, state: 'answered', answer: '已经修好，请刷新后再试' },
        answer_time: NOW - 3_600,
      },
    ],
    last_page: 1,
  },
};
