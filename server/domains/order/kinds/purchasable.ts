import type { Appointment, OrderKind } from '#schemas/order/fields.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../../db/database.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Order } from '../rows/orders.ts';
import type { Sold } from '../rows/sold-by.ts';

/** `now` in ms. */
export type Buyer = { db: Database; member: Member; now: number };

/** Ids alone, never a price. */
type PurchaseTarget = { id: string; groupId: string };

/** What this buyer can buy now; prices in fen for one. */
export type SaleItem = {
  kind: OrderKind;
  targetId: number;
  groupId: number | null;
  /** A key of what is bought: a member has one unpaid order for it at most. */
  item: string;
  title: string;
  subtitle: string;
  thumb: string;
  link: string;
  unitFen: number;
  /** A card holder's price; null where the card changes nothing. */
  memberFen: number | null;
  /** What coupons and points need; `why`, in Chinese, where they may not be used. */
  reduced: { product: number | null; categories: number[] } | { why: string };
  /** A refund rule of its own, in Chinese; without it, that of its kind holds. */
  refundText?: string;
  most: number;
};

export type OrderDraft = Pick<Order, 'memberId' | 'targetId' | 'groupId' | 'quantity'>;

/** A partial refund of a course: `sold` lessons, of which `retained` (ids) stay. */
export type ReturnedPart = { sold: number; retained: readonly number[] };

/**
 * `until` in ms; `refusal`: why no refund is due, with `n` for its message. `part`: only the unread part is
 * refunded.
 */
export type ReturnTerms = {
  until: number;
  percent: number;
  refusal?: Refusal;
  n?: number;
  part?: ReturnedPart;
};

export type Purchasable = {
  /** How long an unpaid order waits, in ms. */
  life: number;
  /** Refuses what this buyer cannot buy. */
  load: (buyer: Buyer, purchaseTarget: PurchaseTarget) => Promise<SaleItem>;
  /** Reserves stock in the order's transaction; refuses where none is left. */
  reserve?: (tx: Database, draft: OrderDraft, now: number) => Promise<void>;
  release?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** Why a paid order would deliver nothing, in Chinese; the order is then refunded. '' where it delivers. */
  spare?: (tx: Database, order: Order, now: number) => Promise<string>;
  /** `group`: waits for others to join; `full`: completes the group. */
  deliver: (tx: Database, order: Order, now: number) => Promise<'settle' | 'group' | 'full'>;
  /** Whether a refund is impossible for good. */
  tooLate?: (order: Order, sold: Sold, now: number) => boolean;
  /** Kinds without terms are never refunded. */
  terms?: (db: Database, order: Order, now: number) => Promise<ReturnTerms>;
  /** Until the transaction ends nothing more of it is sent, so that its terms stay as they are. */
  withhold?: (tx: Database, order: Order) => Promise<void>;
  revoke?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** Kinds without it can be used at any time. */
  appointment?: (sold: Sold, now: number) => Partial<Appointment>;
  address: (order: Order, sold: Sold) => string;
};

export const noAppointment: Appointment = {
  ...{ startAt: null, endAt: null, venue: '', address: '', refundText: '' },
};

export const ownedAlready = (owned: boolean): string => (owned ? '已拥有该内容' : '');
