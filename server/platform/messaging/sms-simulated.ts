import type { Sms } from './sms.ts';

/** Stands in for a provider: writes each message to the log, and is the only one to log a code. */
export const simulatedSms = (log: (line: string) => void): Sms => ({
  simulated: true,
  sendCode: async (phone, code) =>
    log(`[模拟短信] 发往 ${phone}：您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`),
});
