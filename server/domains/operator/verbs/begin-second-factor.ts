import { eq } from 'drizzle-orm';
import { beginSecondFactor as endpoint } from '#schemas/operator/second-factor-endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { assertOwnPassword } from '../count-try.ts';
import { newTotpSecret, totpAddress } from '../second-factor.ts';

/**
 * Refuses `oldPasswordWrong`, `operatorLocked`, and `requestOver` for a repeated call, since the secret is
 * shown once.
 */
export const beginSecondFactor = ({ secret: server }: Pick<Services, 'secret'>) =>
  steps(endpoint, {
    prepare: (context, { password }) => assertOwnPassword(context, [password]),
    run: async ({ db, operator: who }) => {
      const secret = newTotpSecret();
      const totpPending = server.encrypt(secret);
      await db.update(operator).set({ totpPending }).where(eq(operator.id, who.id));
      return { secret, address: totpAddress(secret, who.name) };
    },
  });
