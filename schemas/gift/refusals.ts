import { defineRefusals } from '../define-refusals.ts';

export const giftRefusals = defineRefusals({
  noSuchGift: { code: 66001, message: '没有这份礼物，请检查链接是否完整' },
  giftTaken: { code: 66002, message: '这份礼物已被领取' },
  giftWithdrawn: { code: 66003, message: '这份礼物已被赠送人收回' },
  ownGift: { code: 66004, message: '这是您送出的礼物，转发给朋友吧' },
  giftGiven: { code: 66005, message: '礼物已被领取，不能退款' },
});
