import { defineRefusals } from '../wire/define-refusals.ts';

export const questionRefusals = defineRefusals({
  noSuchQuestion: { code: 70001, message: '问题不存在或已删除' },
  badQuestion: { code: 70002, message: '问题须为 1 至 {n} 个字' },
  noSuchAnswer: { code: 70003, message: '回答不存在或已删除' },
  badAnswer: { code: 70004, message: '回答须为 1 至 {n} 个字' },
});
