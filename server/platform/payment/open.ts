import type { Config } from '../config/config.ts';
import type { Payments } from './payment.ts';
import { simulatedPayments } from './simulated.ts';
import { wechatPayments } from './wechat.ts';

export const openPayments = (
  { wechat, wechatPay }: Pick<Config, 'wechat'> & Partial<Pick<Config, 'wechatPay'>>,
  clock: () => number,
): Payments =>
  wechat && wechatPay
    ? wechatPayments({ pay: wechatPay, appId: wechat.appId, clock })
    : simulatedPayments;
