import { defineRefusals } from '../wire/define-refusals.ts';

export const messageRefusals = defineRefusals({
  noSuchMessage: { code: 54001, message: '消息不存在或已删除' },
});
