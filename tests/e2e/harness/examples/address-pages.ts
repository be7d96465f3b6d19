import { eq } from 'drizzle-orm';
import { addressTable } from '#server/db/tables/address.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => ({
  '/edit/:id': `/edit/${await firstId(db, addressTable, eq(addressTable.memberId, memberId))}`,
});
