import type { Refusal } from '../../../../schemas/define-refusals.ts';
import type { Appointment, OrderKind } from '../../../../schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Order } from '../rows/orders.ts';

/** Who asks, and when. */
export type Buyer = { db: Database; member: Member; now: number };

/** What the page names: nothing but ids. */
export type AskedFor = { id: string; groupId: string };

/** Something that can be bought by this buyer now, with its prices in fen for one. */
export type Thing = {
  kind: OrderKind;
  targetId: number;
  groupId: number | null;
  /** One word for it: a member has one unpaid order for that. */
  item: string;
  title: string;
  subtitle: string;
  thumb: string;
  link: string;
  unitFen: number;
  /** What holders of a card pay; null where that changes nothing. */
  memberFen: number | null;
  /** Whether coupons and points may be used; `why` where not. */
  reduced: { product: number | null; places: number[] } | { why: string };
  /** How many an order may hold. */
  most: number;
};

/** An order that is not written yet. */
export type OrderDraft = Pick<Order, 'memberId' | 'targetId' | 'groupId' | 'quantity'>;

/** Where a refund is due until; `refusal` where it is not, `n` fills its message. */
export type ReturnTerms = { until: number; percent: number; refusal?: Refusal; n?: number };

/** What an order of a kind is about: further kinds plug in here. */
export type Purchasable = {
  /** How long an unpaid order waits, in ms. */
  life: number;
  /** Refuses with why it cannot be bought. */
  load: (buyer: Buyer, asked: AskedFor) => Promise<Thing>;
  /** Takes what is in stock, in the order's transaction; refuses where nothing is left. */
  reserve?: (tx: Database, draft: OrderDraft, now: number) => Promise<void>;
  /** Gives stock back, of an order that was closed or returned. */
  release?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** Why paying would buy nothing, '' where it does: then the money goes back. */
  spare?: (tx: Database, order: Order, now: number) => Promise<string>;
  /** Hands it over; `group` waits for others, `full` is what the others of its group waited for. */
  deliver: (tx: Database, order: Order, now: number) => Promise<'settle' | 'group' | 'full'>;
  /** Kinds without it are never given back. */
  terms?: (db: Database, order: Order, now: number) => Promise<ReturnTerms>;
  /** Takes back what was handed over. */
  revoke?: (tx: Database, order: Order, now: number) => Promise<void>;
  /** When and where it takes place; kinds without it can be used at any time. */
  appointment?: (db: Database, order: Order) => Promise<Appointment>;
  /** Where what was bought is used. */
  place: (db: Database, order: Order) => Promise<string>;
};

/** Of what takes place at no certain time. */
export const noAppointment: Appointment = { startAt: null, endAt: null, venue: '' };

/** Why something is not bought that is there already. */
export const ownedAlready = (owned: boolean): string => (owned ? '已拥有该内容' : '');
