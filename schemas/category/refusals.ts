import { defineRefusals } from '../wire/define-refusals.ts';

export const categoryRefusals = defineRefusals({
  noSuchCategory: { code: 48101, message: '分类不存在或已下架' },
});
