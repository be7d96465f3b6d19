import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { post } from '../../libraries/ledger/index.ts';
import { move, type Order, tellArrived } from '../order/index.ts';

/** Books what the provider has refunded on a locked order; a second call changes nothing. */
export const bookReturned = async (
  tx: Database,
  order: Order,
  refundNo: string,
  through: 'wechat' | 'simulated',
  now: number,
): Promise<void> => {
  const [row] = await tx.select().from(refund).where(eq(refund.refundNo, refundNo)).for('update');
  if (!row || row.state === 'done') return;
  const doneAt = new Date(now);
  await tx.update(refund).set({ state: 'done', doneAt }).where(eq(refund.id, row.id));
  const late = row.kind === 'late';
  const about = { orderId: order.id, through };
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  const into = late
    ? ({ kind: 'pay', title: `收款：${order.title}` } as const)
    : ({ kind: 'refund', title: `退款：${order.title}` } as const);
  const postings = [
    { ...about, ...into, amount: row.amountFen, cause: `refund:${row.id}:in` },
    {
      ...about,
      ...({ kind: 'payout', title: `原路退回：${order.title}` } as const),
      ...{ amount: -row.amountFen, cause: `refund:${row.id}:out` },
    },
  ];
  await post(tx, owner, postings, now);
  if (!late && order.state === 'refunding') await move(tx, order, 'returned');
  await tellArrived(tx, order, row, now);
};
