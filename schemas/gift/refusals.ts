import { defineRefusals } from '../wire/define-refusals.ts';

export const giftRefusals = defineRefusals({
  noSuchGift: { code: 67001, message: '没有这份礼物，请检查链接是否完整' },
  giftTaken: { code: 67002, message: '这份礼物已被领取' },
  giftWithdrawn: { code: 67003, message: '这份礼物已被赠送人收回' },
  ownGift: { code: 67004, message: '这是你送出的礼物，转发给朋友吧' },
  giftGiven: { code: 67005, message: '礼物已被领取，不能退款' },
});
