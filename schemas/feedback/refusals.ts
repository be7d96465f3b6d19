import { defineRefusals } from '../wire/define-refusals.ts';

export const feedbackRefusals = defineRefusals({
  emptyFeedback: { code: 71001, message: '请填写反馈内容' },
  feedbackTooLong: { code: 71002, message: '内容不能超过 {n} 个字' },
  noSuchFeedback: { code: 71003, message: '没有这条反馈' },
});
