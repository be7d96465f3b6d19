import type { PaySheet } from '#schemas/payment/endpoints.ts';
import type { Database } from '../../db/database.ts';

/** `payNo` is our own number; `title` is shown to the payer. */
type Bill = {
  payNo: string;
  amountFen: number;
  title: string;
  /** The payer's id at the messenger; '' for one who has none. */
  openid: string;
  /** In ms; payment is impossible afterwards. */
  expireAt: number;
};

export type BillStatus = {
  state: 'waiting' | 'processing' | 'paid' | 'failed' | 'closed';
  amountFen: number;
  providerNo: string;
};

export type PaymentNotification = BillStatus & { payNo: string };

/** State of a refund: `held` where the provider cannot complete it by itself, `closed` where this number never will. */
export type Repaid = 'arrived' | 'underway' | 'held' | 'closed';

type Repayment = { payNo: string; refundNo: string; amountFen: number; totalFen: number };

/**
 * A provider of payment. Every call may be repeated with the same numbers. Refuses `paymentUnavailable` where the
 * provider cannot be reached.
 */
export type Payments = {
  channel: 'wechat' | 'simulated';
  /** `sheet` opens the payment sheet; `prepay` is stored from an earlier try, '' at first. */
  open: (db: Database, bill: Bill, prepay: string) => Promise<{ sheet: PaySheet; prepay: string }>;
  ask: (db: Database, payNo: string, now: number) => Promise<BillStatus>;
  /** Callers then ask for the bill's state, since closing may have failed. */
  close: (db: Database, payNo: string) => Promise<void>;
  repay: (db: Database, repayment: Repayment) => Promise<Repaid>;
  /** Null for a notification that is forged, stale or somebody else's. */
  readNotice?: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
    now: number,
  ) => PaymentNotification | null;
};

export const methodNames = {
  wechat: '微信支付',
  simulated: '微信支付（模拟）',
  balance: '余额支付',
} as const satisfies Record<Payments['channel'] | 'balance', string>;

export const noSheet: PaySheet = {
  provider: 'none',
  payNo: '',
  amount: '0.00',
  appId: '',
  timeStamp: '',
  nonceStr: '',
  package: '',
  signType: '',
  paySign: '',
};
