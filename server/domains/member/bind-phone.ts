import type { Payload } from '../../../schemas/define-endpoint.ts';
import { bindPhone as endpoint } from '../../../schemas/member/endpoints.ts';
import { memberRefusals } from '../../../schemas/member/refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { givePhone, proveCode, useCode } from '../login/index.ts';

type Asked = Payload<typeof endpoint>;

/** Binds a phone. Refuses `phoneAlreadyBound`, `badPhone`, the code's refusals, `phoneTaken`. */
export const bindPhone = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (context: Context<Member>, { phone, code }: Asked, request) => {
      if (context.member.phone) throw new RefusedError(memberRefusals.phoneAlreadyBound);
      return proveCode(context, secret, { phone, purpose: 'bind', code, request });
    },
    change: async ({ db, member, now }, { phone }, request, proof) => {
      await useCode(db, proof, request, now);
      await givePhone(db, member.id, phone, '');
      return {};
    },
  });
