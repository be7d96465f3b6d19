import { defineRefusals } from '../wire/define-refusals.ts';

export const walletRefusals = defineRefusals({
  tooLittleMoney: { code: 63003, message: '余额不足' },
  noSuchSpending: { code: 63004, message: '消费记录不存在' },
});
