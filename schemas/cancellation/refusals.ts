import { defineRefusals } from '../wire/define-refusals.ts';

export const cancellationRefusals = defineRefusals({
  cancellationUnconfirmed: { code: 72001, message: '请输入“注销账号”以确认' },
  cancellationBlocked: { code: 72002, message: '还有未完成的事项，处理后才能注销' },
  noCancellation: { code: 72003, message: '账号没有在注销' },
});
