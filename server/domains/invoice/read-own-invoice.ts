import type { orderInvoice as endpoint, RememberedTitle } from '#schemas/invoice/endpoints.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { ownOrder, toOrderRows } from '../order/index.ts';
import { isChangeable, refusalOf } from './ask-invoice.ts';
import { type Invoice, invoiceableFen, ownInvoices } from './rows.ts';

const MOST_TITLES = 5;

const blank = {
  state: 'none' as const,
  titleKind: 'person' as const,
  title: '',
  taxNo: '',
  email: '',
  number: '',
  url: '',
  failure: '',
  askedAt: null,
  issuedAt: null,
  reversedAt: null,
};

const toTitle = ({ titleKind, title, taxNo, email }: Invoice): RememberedTitle => ({
  titleKind,
  title,
  taxNo,
  email,
});

const rememberedTitles = (rows: readonly Invoice[]): RememberedTitle[] => {
  const latest = [...rows].sort((one, other) => other.id - one.id).map(toTitle);
  const byWords = new Map(latest.map((one) => [JSON.stringify(one), one]));
  return [...byWords.values()].slice(0, MOST_TITLES);
};

const toOwn = (row: Invoice) => ({
  ...toTitle(row),
  state: row.state,
  number: row.number,
  url: row.url,
  failure: row.failure,
  askedAt: row.askedAt.getTime(),
  issuedAt: row.issuedAt?.getTime() ?? null,
  reversedAt: row.reversedAt?.getTime() ?? null,
});

/** Refuses `noSuchOrder`. */
export const readOwnInvoice =
  ({ invoicing }: Pick<Services, 'invoicing'>): Verb<typeof endpoint> =>
  async ({ db, member, now }, { id }) => {
    const order = await ownOrder(db, member.id, id);
    const [shown] = await toOrderRows(db, [order], { member, now });
    if (!shown) throw new Error('an order has no row');
    const fen = await invoiceableFen(db, order.id);
    const rows = await ownInvoices(db, member.id, order.id);
    const row = rows.find(({ orderId }) => orderId === order.id);
    const refusal = refusalOf(order, fen);
    return {
      ...(row ? toOwn(row) : blank),
      refusal: refusal?.message ?? '',
      changeable: refusal === undefined && (!row || isChangeable(row)),
      amount: yuan(row && row.state !== 'dropped' ? row.amountFen : fen),
      way: row?.way ?? invoicing.way,
      titles: rememberedTitles(rows),
      order: shown,
    };
  };
