import { loginRefusals } from '#schemas/login/refusals.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Lane } from '../../platform/auth/key-queue.ts';
import { operatorOwner } from '../../platform/auth/known-devices.ts';
import { isPassword } from '../../platform/auth/password.ts';
import { tryPassword } from '../../platform/auth/password-failures.ts';
import type { Operator, OperatorContext } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

const LOCKED: readonly Refusal[] = [loginRefusals.passwordLocked, loginRefusals.loginIpLocked];

export const signInAccount = (name: string): string => `operator:${name.toLowerCase()}`;

/** As `tryPassword`, but operators' wrong passwords count apart from learners'. Refuses `locked`. */
export const tryOperatorPassword = async (
  context: OperatorContext<Operator | null>,
  { account, owner }: { account: string; owner: string },
  isRight: (lane: Lane) => Promise<boolean>,
  locked: Refusal = operatorRefusals.operatorLocked,
): Promise<boolean> => {
  try {
    return await tryPassword(context, { account, owner, kind: 'operator' }, isRight);
  } catch (error) {
    if (!(error instanceof RefusedError) || !LOCKED.includes(error.refusal)) throw error;
    throw new RefusedError(locked);
  }
};

/**
 * Refuses `oldPasswordWrong` where none of `known` is the operator's password, `operatorLocked` after too
 * many.
 */
export const assertOwnPassword = async (
  context: OperatorContext,
  known: readonly string[],
): Promise<void> => {
  const { id, passwordHash } = context.operator;
  const isOneOfThem = async () => {
    for (const password of known)
      if (await isPassword(password, passwordHash, 'member')) return true;
    return false;
  };
  const tried = { account: `operator-old:${id}`, owner: operatorOwner(id) };
  if (!(await tryOperatorPassword(context, tried, isOneOfThem)))
    throw new RefusedError(loginRefusals.oldPasswordWrong);
};
