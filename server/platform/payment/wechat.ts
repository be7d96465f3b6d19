import * as z from 'zod/mini';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { chinaTimestamp } from '../time/china-time.ts';
import { yuan } from '../wire/yuan.ts';
import type { WechatPay } from './config.ts';
import {
  type BillStatus,
  noSheet,
  type PaymentNotification,
  type Payments,
  type Repaid,
} from './payment.ts';
import { authorization, isGenuine, signedSheet, unsealed, wantedKeyId } from './wechat-signed.ts';

const API = 'https://api.mch.weixin.qq.com';
const TIME_LIMIT = 5000;
const TITLE = 40;

export const NOTIFY_PATH = '/pay/wechat/notify';

const trade = z.looseObject({
  trade_state: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  mchid: z.optional(z.string()),
  amount: z.optional(z.looseObject({ total: z.optional(z.number()) })),
  prepay_id: z.optional(z.string()),
  status: z.optional(z.string()),
  code: z.optional(z.string()),
});
type Trade = z.output<typeof trade>;

const notification = z.looseObject({
  resource: z.looseObject({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z._default(z.string(), ''),
  }),
});

/** REFUND counts as paid: our own books know what was repaid. */
const states: Record<string, BillStatus['state']> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'processing',
  ACCEPT: 'processing',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

const repaid: Record<string, Repaid> = {
  SUCCESS: 'arrived',
  PROCESSING: 'underway',
  ABNORMAL: 'held',
  CLOSED: 'closed',
};

type Options = { pay: WechatPay; appId: string; api?: string; clock?: () => number };

/** Sends one request; refuses an answer that the platform has not signed. */
const asking =
  ({ pay, api = API, clock = Date.now }: Options) =>
  async (method: 'GET' | 'POST', path: string, sent?: object) => {
    const body = sent ? JSON.stringify(sent) : '';
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'learning-home',
          authorization: authorization(pay, { method, path, body }, clock()),
          'wechatpay-serial': wantedKeyId(pay),
        },
        ...(sent ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      const text = await response.text();
      const headers = Object.fromEntries(response.headers);
      if (response.ok && !isGenuine(pay, headers, text, clock())) throw new Error('not signed');
      return { ok: response.ok, data: z.parse(trade, text ? JSON.parse(text) : {}) };
    } catch {
      throw new RefusedError(paymentRefusals.paymentUnavailable);
    }
  };

const statusOf = ({ trade_state = '', amount, transaction_id = '' }: Trade): BillStatus => ({
  state: states[trade_state] ?? 'processing',
  amountFen: amount?.total ?? 0,
  providerNo: transaction_id,
});

/** Reads a notification; null where it is forged, old, or meant for another merchant. */
const noticeOf = (
  pay: WechatPay,
  headers: Parameters<typeof isGenuine>[1],
  body: string,
  now: number,
): PaymentNotification | null => {
  if (!isGenuine(pay, headers, body, now)) return null;
  try {
    const { resource } = z.parse(notification, JSON.parse(body));
    const parsed = z.safeParse(trade, unsealed(pay, resource));
    if (!parsed.success || parsed.data.mchid !== pay.merchant) return null;
    return { payNo: parsed.data.out_trade_no ?? '', ...statusOf(parsed.data) };
  } catch {
    return null;
  }
};

/** Payment by the messenger (JSAPI v3). Refuses `paymentUnavailable`, `payInMessenger`. */
export const wechatPayments = (options: Options): Payments => {
  const { pay, appId, clock = Date.now } = options;
  const ask = asking(options);
  const bill = (payNo: string) => `/v3/pay/transactions/out-trade-no/${payNo}`;
  return {
    channel: 'wechat',
    open: async (_db, { payNo, amountFen, title, openid, expireAt }, earlier) => {
      if (!openid) throw new RefusedError(paymentRefusals.payInMessenger);
      const { data } = earlier
        ? { data: { prepay_id: earlier } }
        : await ask('POST', '/v3/pay/transactions/jsapi', {
            ...{ appid: appId, mchid: pay.merchant, out_trade_no: payNo },
            description: cutSigns(title, TITLE),
            time_expire: chinaTimestamp(expireAt),
            notify_url: `${pay.origin}${NOTIFY_PATH}`,
            amount: { total: amountFen, currency: 'CNY' },
            payer: { openid },
          });
      const prepay = data.prepay_id;
      if (!prepay) throw new RefusedError(paymentRefusals.paymentUnavailable);
      const signed = signedSheet(pay, appId, prepay, clock());
      const amount = yuan(amountFen);
      return { sheet: { ...noSheet, provider: 'wechat', payNo, amount, ...signed }, prepay };
    },
    ask: async (_db, payNo) => {
      const { ok, data } = await ask('GET', `${bill(payNo)}?mchid=${pay.merchant}`);
      if (ok) return statusOf(data);
      // the provider does not know a payment whose sheet was never opened
      if (data.code === 'ORDER_NOT_EXIST') return statusOf({ trade_state: 'NOTPAY' });
      throw new RefusedError(paymentRefusals.paymentUnavailable);
    },
    close: async (_db, payNo) => {
      // a refusal (paid, closed, or asked too often) is ignored: the caller asks for the state next
      await ask('POST', `${bill(payNo)}/close`, { mchid: pay.merchant });
    },
    repay: async (_db, { payNo, refundNo, amountFen, totalFen }) => {
      const { ok, data } = await ask('POST', '/v3/refund/domestic/refunds', {
        ...{ out_trade_no: payNo, out_refund_no: refundNo },
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      });
      if (!ok) throw new RefusedError(paymentRefusals.paymentUnavailable);
      return repaid[data.status ?? ''] ?? 'underway';
    },
    readNotice: (headers, body, now) => noticeOf(pay, headers, body, now),
  };
};
