import { eq } from 'drizzle-orm';
import type { removeAddress as endpoint } from '#schemas/address/endpoints.ts';
import { addressTable } from '../../db/tables/address.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { addressIn, lockAddresses, makeDefault } from './own.ts';

/** Refuses `noSuchAddress`. */
export const removeAddress: Verb<typeof endpoint> = async ({ db, member }, { id }) => {
  const rows = await lockAddresses(db, member.id);
  const address = addressIn(rows, id);
  await db.delete(addressTable).where(eq(addressTable.id, address.id));
  const newest = rows.find((row) => row.id !== address.id);
  if (address.isDefault && newest) await makeDefault(db, newest.id);
  return {};
};
