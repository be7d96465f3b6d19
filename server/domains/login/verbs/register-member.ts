import { and, eq, isNull } from 'drizzle-orm';
import { registerMember as endpoint } from '#schemas/login/endpoints.ts';
import { memberRefusals } from '#schemas/member/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { member as memberTable } from '../../../db/tables/member.ts';
import { assertHardToGuess } from '../../../platform/auth/guessable.ts';
import { descendsFrom, referrerOf } from '../../../platform/auth/members.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { givePhone } from '../give-phone.ts';
import { keepPassword } from '../queries.ts';
import { proveCode, useCode } from '../sms-codes.ts';

type Input = Payload<typeof endpoint>;

/** Keeps a stored referrer, and ignores one that descends from the member. */
const noteParent = async (
  tx: Database,
  id: number,
  { member_id, inviteCode }: Input,
): Promise<void> => {
  const parentId = (await referrerOf(tx, member_id)) ?? (await referrerOf(tx, inviteCode));
  if (parentId === null || (await descendsFrom(tx, parentId, id))) return;
  await tx
    .update(memberTable)
    .set({ parentId })
    .where(and(eq(memberTable.id, id), isNull(memberTable.parentId)));
};

/**
 * Binds a phone to a member who has none, sets a password unless '', and stores the referrer; an invitation
 * code is a member's id. Refuses as `bindPhone` does, `passwordWeak` and `passwordGuessable`.
 */
export const registerMember = ({ secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { phone, code, password }) => {
      if (context.member.phone) throw new RefusedError(memberRefusals.phoneAlreadyBound);
      assertHardToGuess(password, [phone, context.member.nickname]);
      const proof = await proveCode(context, secret, {
        phone,
        purpose: 'register',
        code,
        request: context.request,
      });
      return { proof, passwordHash: password && (await hashPassword(password)) };
    },
    run: async ({ db, member, now, request }, payload, { proof, passwordHash }) => {
      await useCode(db, proof, request, now);
      await givePhone(db, member.id, payload.phone, '');
      if (passwordHash) await keepPassword(db, member.id, passwordHash, now);
      await noteParent(db, member.id, payload);
      return {};
    },
  });
