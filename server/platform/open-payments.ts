import type { Config } from './config.ts';
import type { Payments } from './payment.ts';
import { simulatedPayments } from './payment-simulated.ts';
import { wechatPayments } from './payment-wechat.ts';

/** Payment by the messenger where it is configured, else the simulation. */
export const openPayments = ({
  wechat,
  wechatPay,
}: Pick<Config, 'wechat'> & Partial<Pick<Config, 'wechatPay'>>): Payments =>
  wechat && wechatPay ? wechatPayments({ pay: wechatPay, appId: wechat.appId }) : simulatedPayments;
