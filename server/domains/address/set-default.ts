import type { setDefaultAddress as endpoint } from '#schemas/address/endpoints.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { addressIn, clearDefault, lockAddresses, makeDefault } from './own.ts';

/** Refuses `noSuchAddress`. */
export const setDefaultAddress: Verb<typeof endpoint> = async ({ db, member }, { id }) => {
  const chosen = addressIn(await lockAddresses(db, member.id), id);
  await clearDefault(db, member.id);
  await makeDefault(db, chosen.id);
  return {};
};
