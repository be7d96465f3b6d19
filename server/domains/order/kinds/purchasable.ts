import type { Appointment, OrderKind } from '#schemas/order/fields.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../../db/database.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Order } from '../rows/orders.ts';
import type { Sold } from '../rows/sold-by.ts';

/** The member who buys, and the time in ms. */
export type Buyer = { db: Database; member: Member; now: number };

/** What a page asks to buy: ids alone, never a price. */
type PurchaseTarget = { id: string; groupId: string };

/** Something that can be bought by this buyer now, with its prices in fen for one. */
export type SaleItem = {
  kind: OrderKind;
  targetId: number;
  groupId: number | null;
  /** What is bought, in one word; a member has at most one unpaid order for it. */
  item: string;
  title: string;
  subtitle: string;
  thumb: string;
  link: string;
  unitFen: number;
  /** A card holder's price; null where the card changes nothing. */
  memberFen: number | null;
  /** Whether coupons and points may be used; where not, `why` says it. */
  reduced: { product: number | null; categories: number[] } | { why: string };
  /** Its own refund rule in words; without one, that of its kind holds. */
  refundText?: string;
  /** The largest quantity of one order. */
  most: number;
};

/** An order that is not written yet. */
export type OrderDraft = Pick<Order, 'memberId' | 'targetId' | 'groupId' | 'quantity'>;

/** What comes back of a course that was begun: of so many lessons those stay whose ids are `retained`. */
export type ReturnedPart = { sold: number; retained: readonly number[] };

/**
 * `until` in ms; `refusal` says why no refund is due, and `n` fills its message. `part`: only the unread
 * part is given back.
 */
export type ReturnTerms = {
  until: number;
  percent: number;
  refusal?: Refusal;
  n?: number;
  part?: ReturnedPart;
};

/** One kind of goods that orders buy; a further kind implements this. */
export type Purchasable = {
  /** How long an unpaid order waits, in ms. */
  life: number;
  /** Loads what is to be bought; refuses where this buyer cannot buy it. */
  load: (buyer: Buyer, purchaseTarget: PurchaseTarget) => Promise<SaleItem>;
  /** Reserves stock in the order's transaction; refuses where none is left. */
  reserve?: (tx: Database, draft: OrderDraft, now: number) => Promise<void>;
  /** Returns the reserved stock of a closed or refunded order. */
  release?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** Why a paid order would deliver nothing, '' where it would: then the money goes back. */
  spare?: (tx: Database, order: Order, now: number) => Promise<string>;
  /** Delivers; `group` waits for others to join, `full` completes the group. */
  deliver: (tx: Database, order: Order, now: number) => Promise<'settle' | 'group' | 'full'>;
  /** Whether it is too late for good to give it back. */
  tooLate?: (order: Order, sold: Sold, now: number) => boolean;
  /** The refund terms; kinds without them are never refunded. */
  terms?: (db: Database, order: Order, now: number) => Promise<ReturnTerms>;
  /** Keeps more of it from being sent until the transaction ends, so that its terms stay as they are. */
  withhold?: (tx: Database, order: Order) => Promise<void>;
  /** Takes back what was delivered. */
  revoke?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** When and where it takes place; kinds without it can be used at any time. */
  appointment?: (sold: Sold, now: number) => Partial<Appointment>;
  /** The page where the bought thing is used. */
  seat: (order: Order, sold: Sold) => string;
};

/** The appointment of goods without a date. */
export const noAppointment: Appointment = {
  ...{ startAt: null, endAt: null, venue: '', address: '', refundText: '', ticketId: '' },
};

/** The reason in Chinese why the buyer cannot buy what they already have; '' if they have not. */
export const ownedAlready = (owned: boolean): string => (owned ? '已拥有该内容' : '');
