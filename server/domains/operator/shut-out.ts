import type { Database } from '../../db/database.ts';
import { forgetDevices, operatorOwner } from '../../platform/auth/known-devices.ts';
import { clearFailures } from '../../platform/auth/password-failures.ts';
import type { Operator } from '../../platform/endpoint/context.ts';
import { dropCodes } from './codes.ts';
import { signInAccount } from './count-try.ts';
import { secondFactorAccount } from './second-factor.ts';
import { endOperatorSessionsOf } from './session/sessions.ts';

/**
 * Ends all that an earlier password and its sheet of codes opened, except the session `saved`, and forgets
 * wrong passwords.
 */
export const shutOut = async (
  tx: Database,
  { id, name }: Pick<Operator, 'id' | 'name'>,
  now: number,
  currentHash?: string,
): Promise<void> => {
  await endOperatorSessionsOf(tx, id, now, currentHash);
  await dropCodes(tx, id);
  await forgetDevices(tx, operatorOwner(id));
  await clearFailures(tx, signInAccount(name));
  await clearFailures(tx, secondFactorAccount(id));
};
