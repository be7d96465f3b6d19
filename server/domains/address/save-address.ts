import { eq } from 'drizzle-orm';
import type { saveAddress as endpoint } from '#schemas/address/endpoints.ts';
import { addressRefusals } from '#schemas/address/refusals.ts';
import type { Database } from '../../db/database.ts';
import { addressTable } from '../../db/tables/address.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { addressIn, clearDefault, lockAddresses, MOST } from './own.ts';

type Row = Omit<typeof addressTable.$inferInsert, 'id'>;

const put = async (tx: Database, key: number | undefined, row: Row): Promise<number> => {
  if (key !== undefined) {
    await tx.update(addressTable).set(row).where(eq(addressTable.id, key));
    return key;
  }
  const [added] = await tx.insert(addressTable).values(row).returning({ id: addressTable.id });
  if (!added) throw new Error('an inserted row has an id');
  return added.id;
};

/** Refuses `noSuchAddress`, `tooManyAddresses`. */
export const saveAddress: Verb<typeof endpoint> = async ({ db, member, now }, input) => {
  const { id, key: _, isDefault, ...fields } = input;
  const rows = await lockAddresses(db, member.id);
  const before = id === '' ? undefined : addressIn(rows, id);
  if (!before && rows.length >= MOST)
    throw new RefusedError(addressRefusals.tooManyAddresses, MOST);
  const asDefault = isDefault || rows.length === 0 || before?.isDefault === true;
  if (asDefault) await clearDefault(db, member.id);
  const row = { ...fields, memberId: member.id, isDefault: asDefault, savedAt: new Date(now) };
  return { id: String(await put(db, before?.id, row)) };
};
