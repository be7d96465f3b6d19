import { setDefaultAddress as endpoint } from '../../../schemas/address/endpoints.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { addressIn, clearDefault, lockAddresses, makeDefault } from './own.ts';

/** Makes an address the member's default one. Refuses `noSuchAddress`. */
export const setDefaultAddress = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (_context: Context<Member>, _asked: { id: string }) => undefined,
    change: async ({ db, member }, { id }) => {
      const chosen = addressIn(await lockAddresses(db, member.id), id);
      await clearDefault(db, member.id);
      await makeDefault(db, chosen.id);
      return {};
    },
  });
