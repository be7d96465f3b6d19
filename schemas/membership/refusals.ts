import { defineRefusals } from '../wire/define-refusals.ts';

export const membershipRefusals = defineRefusals({
  noSuchPlan: { code: 62031, message: '会员卡不存在或已下架' },
  cardForever: { code: 62032, message: '你的会员长期有效，无需续费' },
  planTaken: { code: 62036, message: '该会员卡每人限领一次' },
  codeWrong: { code: 62033, message: '兑换码不正确或已失效' },
  codeUsed: { code: 62034, message: '兑换码已被使用' },
  codeLocked: { code: 62035, message: '兑换码错误次数过多，请 15 分钟后再试' },
});
