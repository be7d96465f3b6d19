import { defineRefusals } from '../wire/define-refusals.ts';

export const courseRefusals = defineRefusals({
  noSuchProduct: { code: 51001, message: '内容不存在或已下架' },
  noSuchLesson: { code: 51002, message: '课时不存在或已下架' },
  lessonNotBought: { code: 51003, message: '购买后才能学习这一节' },
  lessonNotYetOpen: { code: 51004, message: '请先学完上一节' },
  notGraphic: { code: 51005, message: '这一节不是图文内容' },
  readingTooShort: { code: 51006, message: '请再阅读 {n} 秒' },
  reviewNotBought: { code: 51007, message: '购买后才能评价' },
  badScore: { code: 51008, message: '请选择 1 至 5 星' },
  reviewTooLong: { code: 51009, message: '评价不能超过 {n} 个字' },
});
