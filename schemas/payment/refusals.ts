import { defineRefusals } from '../wire/define-refusals.ts';

export const paymentRefusals = defineRefusals({
  paymentUnavailable: { code: 61014, message: '支付暂时不可用，请稍后再试' },
  payInMessenger: { code: 61015, message: '请在微信中打开后支付，或使用余额支付' },
  paymentRunning: { code: 61023, message: '支付结果确认中，请稍后再试' },
});
