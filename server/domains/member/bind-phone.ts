import { bindPhone as endpoint } from '#schemas/member/endpoints.ts';
import { memberRefusals } from '#schemas/member/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { givePhone, proveCode, useCode } from '../login/index.ts';

/** Refuses `phoneAlreadyBound`, `badPhone`, the code's refusals, `phoneTaken`. */
export const bindPhone = ({ secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { phone, code }) => {
      if (context.member.phone) throw new RefusedError(memberRefusals.phoneAlreadyBound);
      return proveCode(context, secret, { phone, purpose: 'bind', code, request: context.request });
    },
    run: async ({ db, member, now, request }, { phone }, proof) => {
      await useCode(db, proof, request, now);
      await givePhone(db, member.id, phone, '');
      return {};
    },
  });
