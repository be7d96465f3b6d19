import { defineRefusals } from '../wire/define-refusals.ts';

export const pointsRefusals = defineRefusals({
  signedToday: { code: 63001, message: '今天已经签到' },
  tooFewPoints: { code: 63002, message: '积分不足' },
});
