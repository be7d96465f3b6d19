import { revisePhone as endpoint } from '#schemas/member/endpoints.ts';
import { memberRefusals } from '#schemas/member/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { givePhone, proveCode, tellChange, useCode } from '../login/index.ts';

/**
 * Both phones are proved by a code. Refuses `phoneNotBound`, `badPhone`, `phoneUnchanged`, the codes'
 * refusals, `phoneTaken`.
 */
export const revisePhone = ({ secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, payload) => {
      const { currentCode, phone, code } = payload;
      const before = context.member.phone;
      if (!before) throw new RefusedError(memberRefusals.phoneNotBound);
      if (phone === before) throw new RefusedError(memberRefusals.phoneUnchanged);
      const old = {
        phone: before,
        purpose: 'current',
        code: currentCode,
        request: context.request,
      } as const;
      const current = await proveCode(context, secret, old);
      const next = await proveCode(context, secret, {
        phone,
        purpose: 'revise',
        code,
        request: context.request,
      });
      return { current, next };
    },
    run: async ({ db, member, now, request }, { phone }, { current, next }) => {
      await useCode(db, current, request, now);
      await useCode(db, next, request, now);
      await givePhone(db, member.id, phone, member.phone);
      await tellChange(db, member.id, 'phone', now);
      return {};
    },
  });
