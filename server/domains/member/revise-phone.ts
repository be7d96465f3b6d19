import type { Payload } from '../../../schemas/define-endpoint.ts';
import { revisePhone as endpoint } from '../../../schemas/member/endpoints.ts';
import { memberRefusals } from '../../../schemas/member/refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { givePhone, proveCode, useCode } from '../login/index.ts';

type Asked = Payload<typeof endpoint>;

/**
 * Moves a member to another phone; both are proved by a code. Refuses `phoneNotBound`, `badPhone`,
 * `phoneUnchanged`, the codes' refusals, `phoneTaken`.
 */
export const revisePhone = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (context: Context<Member>, payload: Asked, request) => {
      const { currentCode, phone, code } = payload;
      const before = context.member.phone;
      if (!before) throw new RefusedError(memberRefusals.phoneNotBound);
      if (phone === before) throw new RefusedError(memberRefusals.phoneUnchanged);
      const old = { phone: before, purpose: 'current', code: currentCode, request } as const;
      const current = await proveCode(context, secret, old);
      const next = await proveCode(context, secret, { phone, purpose: 'revise', code, request });
      return { current, next };
    },
    change: async ({ db, member, now }, { phone }, request, { current, next }) => {
      await useCode(db, current, request, now);
      await useCode(db, next, request, now);
      await givePhone(db, member.id, phone, member.phone);
      return {};
    },
  });
