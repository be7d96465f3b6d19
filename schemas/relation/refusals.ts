import { defineRefusals } from '../wire/define-refusals.ts';

export const relationRefusals = defineRefusals({
  noSuchTarget: { code: 53001, message: '内容不存在或已下架' },
  relationInvalid: { code: 53003, message: '该内容不支持此操作' },
});
