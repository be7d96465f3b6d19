import type { PaySheet } from '#schemas/payment/endpoints.ts';
import type { Database } from '../../db/database.ts';

/** A bill in fen under our own number; `title` is what the payer reads. */
type Bill = {
  payNo: string;
  amountFen: number;
  title: string;
  /** The payer's identity at the messenger; '' for one who has none. */
  openid: string;
  /** Ms; after it nobody can pay. */
  expireAt: number;
};

/** A bill's state at the provider; `providerNo` is the provider's number of a paid one. */
export type BillStatus = {
  state: 'waiting' | 'processing' | 'paid' | 'failed' | 'closed';
  amountFen: number;
  providerNo: string;
};

export type PaymentNotification = BillStatus & { payNo: string };

/**
 * How money that is sent back stands. Where the provider cannot carry it out by itself it is `held`, and
 * `closed` where nothing comes of this number any more.
 */
export type Repaid = 'arrived' | 'underway' | 'held' | 'closed';

type Repayment = { payNo: string; refundNo: string; amountFen: number; totalFen: number };

/**
 * Whoever takes the money. Every call may be repeated with the same numbers. Where the provider
 * cannot be reached it refuses `paymentUnavailable`.
 */
export type Payments = {
  channel: 'wechat' | 'simulated';
  /** What opens the payment sheet; `prepay` is stored from an earlier try, '' at first. */
  open: (db: Database, bill: Bill, prepay: string) => Promise<{ sheet: PaySheet; prepay: string }>;
  ask: (db: Database, payNo: string, now: number) => Promise<BillStatus>;
  /** Asks the provider to close a bill; callers then ask for its state. */
  close: (db: Database, payNo: string) => Promise<void>;
  repay: (db: Database, repayment: Repayment) => Promise<Repaid>;
  /** Reads a notification; null for one that is forged, stale or somebody else's. */
  readNotice?: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
    now: number,
  ) => PaymentNotification | null;
};

/** Chinese names of the ways to pay; simulated ones say so. */
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
