import type { Sms } from './sms.ts';
import { aliyunSms } from './sms-aliyun.ts';
import { type SmsConfig, smsProviderNames } from './sms-config.ts';
import { simulatedSms } from './sms-simulated.ts';
import { tencentSms } from './sms-tencent.ts';

type Context = { show: (line: string) => void; clock: () => number };

export const openSms = (config: SmsConfig | undefined, { show, clock }: Context): Sms => {
  if (!config) return simulatedSms(show);
  return config.provider === 'aliyun'
    ? aliyunSms({ config, clock })
    : tencentSms({ config, clock });
};

/** A line for the server's start. The simulation shows codes on screen, so anybody can log in with any phone. */
export const smsLine = (config: SmsConfig | undefined): string => {
  if (!config)
    return '短信：模拟（验证码显示在屏幕上，谁都能用别人的手机号登录；对外开放前须设置 SMS_PROVIDER 等变量）';
  const receipts = config.receiptSecret ? '' : '（没有设置 SMS_RECEIPT_SECRET，不知道是否送达）';
  return `短信：${smsProviderNames[config.provider]}${receipts}`;
};
