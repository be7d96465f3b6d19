import { loginRefusals } from '#schemas/login/refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

const { loginDisabled } = loginRefusals;

/** Code -3, with the operator's reason if there is one. */
export const refusedAsDisabled = ({
  disabledReason: reason,
}: Pick<Member, 'disabledReason'>): RefusedError =>
  reason === ''
    ? new RefusedError(loginDisabled)
    : new RefusedError(
        { ...loginDisabled, message: '该账号已被停用：{n}。如有疑问请联系客服' },
        reason,
      );
