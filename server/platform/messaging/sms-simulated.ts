import { maskedPhone } from '../wire/masked-phone.ts';
import type { Sms } from './sms.ts';

export const simulatedSms = (show: (line: string) => void): Sms => ({
  simulated: true,
  sendCode: async (phone, { code, minutes }) =>
    show(
      `[模拟短信] 发往 ${maskedPhone(phone)}：你的验证码是 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
    ),
});
