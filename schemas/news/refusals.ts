import { defineRefusals } from '../wire/define-refusals.ts';

export const newsRefusals = defineRefusals({
  noSuchNews: { code: 48102, message: '资讯不存在或已下架' },
});
