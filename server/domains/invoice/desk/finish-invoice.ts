import type { Payload } from '#schemas/define-endpoint.ts';
import type { finishInvoice as endpoint } from '#schemas/invoice/desk-endpoints.ts';
import { invoiceRefusals } from '#schemas/invoice/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { bookFailed, bookIssued, bookReversed } from '../book-invoice.ts';
import { type Invoice, readInvoiceRow } from '../rows.ts';

type Handwork = Payload<typeof endpoint>;

const from = {
  issue: ['asked', 'issuing'],
  fail: ['asked', 'issuing'],
  reverse: ['reversing'],
} as const satisfies Record<Handwork['done'], readonly Invoice['state'][]>;

const book = (tx: Database, row: Invoice, work: Handwork, now: number): Promise<boolean> => {
  const { done, number, url, failure } = work;
  if (done === 'issue') return bookIssued(tx, row, { way: 'hand', number, url }, now);
  return done === 'fail' ? bookFailed(tx, row, failure, now) : bookReversed(tx, row, now);
};

const names = { issue: '开具', fail: '退回', reverse: '红冲' } as const;

/** Writes down what somebody did by hand. Refuses `noSuchInvoice`. */
export const finishInvoice =
  ({ invoicing }: Pick<Services, 'invoicing'>): Verb<typeof endpoint> =>
  async ({ db, operator: who, now }, work) => {
    const row = await readInvoiceRow(db, work.invoice);
    if (!row) throw new RefusedError(invoiceRefusals.noSuchInvoice);
    const states: readonly Invoice['state'][] = from[work.done];
    const fits =
      invoicing.way === 'hand' && row.version === work.version && states.includes(row.state);
    if (!fits || !(await book(db, row, work, now))) return unchanged({ outcome: 'stale' as const });
    const text = `${names[work.done]}会员 ${row.memberId} 的发票 ${row.id}`;
    await writeAudit(db, { who, action: 'invoice', text, now });
    return { outcome: 'finished' as const };
  };
