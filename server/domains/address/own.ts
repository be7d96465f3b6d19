import { and, desc, eq } from 'drizzle-orm';
import type { Address } from '#schemas/address/endpoints.ts';
import { addressRefusals } from '#schemas/address/refusals.ts';
import type { Database } from '../../db/database.ts';
import { addressTable } from '../../db/tables/address.ts';
import { member } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';

export type AddressRow = typeof addressTable.$inferSelect;

/** How many addresses a member may have. */
export const MOST = 20;

export const ownAddresses = (db: Database, memberId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addressTable)
    .where(eq(addressTable.memberId, memberId))
    .orderBy(desc(addressTable.isDefault), desc(addressTable.id));

/** The lock on the member makes two changes of one member's addresses follow each other. */
export const lockAddresses = async (tx: Database, memberId: number): Promise<AddressRow[]> => {
  await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  return ownAddresses(tx, memberId);
};

/** Refuses `noSuchAddress`, also for another member's address. */
export const addressIn = (rows: readonly AddressRow[], id: string): AddressRow => {
  const key = keyOf(id);
  const row = rows.find((own) => own.id === key);
  if (!row) throw new RefusedError(addressRefusals.noSuchAddress);
  return row;
};

/** Leaves the member without a default address, so the caller has to set another one. */
export const clearDefault = (tx: Database, memberId: number) =>
  tx
    .update(addressTable)
    .set({ isDefault: false })
    .where(and(eq(addressTable.memberId, memberId), eq(addressTable.isDefault, true)));

export const makeDefault = (tx: Database, id: number) =>
  tx.update(addressTable).set({ isDefault: true }).where(eq(addressTable.id, id));

export const toAddress = ({ memberId: _, savedAt: __, ...row }: AddressRow): Address => ({
  ...row,
  id: String(row.id),
});
