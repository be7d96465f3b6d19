import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderKind } from '#schemas/order/fields.ts';
import { orderTable } from '../../db/tables/order.ts';

export const ordersFor = (
  kinds: readonly OrderKind[],
  id: PgColumn,
): { ordered: SQL; paid: SQL; unpaid: SQL } => {
  const own = and(inArray(orderTable.kind, [...kinds]), eq(orderTable.targetId, id));
  return {
    ordered: sql`exists (select 1 from ${orderTable} where ${own})`,
    paid: sql`exists (select 1 from ${orderTable} where ${own} and ${orderTable.paidAt} is not null)`,
    unpaid: sql`(select count(*) from ${orderTable} where ${own} and ${orderTable.state} = 'unpaid')`,
  };
};
