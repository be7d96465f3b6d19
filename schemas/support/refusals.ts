import { defineRefusals } from '../wire/define-refusals.ts';

export const supportRefusals = defineRefusals({
  emptyQuestion: { code: 66001, message: '请填写问题或添加图片' },
  questionTooLong: { code: 66002, message: '内容不能超过 {n} 个字' },
  noSuchThread: { code: 66003, message: '没有这位会员的咨询' },
});
