import { eq } from 'drizzle-orm';
import { removeAddress as endpoint } from '../../../schemas/address/endpoints.ts';
import { address } from '../../db/tables/address.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { addressIn, lockAddresses, makeDefault } from './own.ts';

/** Removes an address for good. Refuses `noSuchAddress`. */
export const removeAddress = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (_context: Context<Member>, _asked: { id: string }) => undefined,
    change: async ({ db, member }, { id }) => {
      const rows = await lockAddresses(db, member.id);
      const gone = addressIn(rows, id);
      await db.delete(address).where(eq(address.id, gone.id));
      const newest = rows.find((row) => row.id !== gone.id);
      if (gone.isDefault && newest) await makeDefault(db, newest.id);
      return {};
    },
  });
