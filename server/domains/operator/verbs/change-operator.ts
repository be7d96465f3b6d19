import { eq } from 'drizzle-orm';
import { changeOperator as endpoint } from '#schemas/operator/endpoints.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import type { Operator, OperatorContext } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { accountView, generatedPassword } from '../accounts.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, assertStaysManager, lockForManager } from '../managing.ts';
import { roleColumns, roleKeyOf } from '../roles.ts';
import { shutOut } from '../shut-out.ts';

type Input = Payload<typeof endpoint>;

const lockTarget = async (tx: Database, own: number, input: Input) => {
  const { self, operators, named } = await lockForManager(tx, own);
  const given = named(input.role);
  if (!given) throw new RefusedError(operatorRefusals.noSuchRole);
  if (input.id === own) {
    if (!input.active) throw new RefusedError(operatorRefusals.ownRight);
    assertStaysManager(given.rights);
  }
  const before = operators.find(({ id }) => id === input.id);
  if (!before) throw new RefusedError(operatorRefusals.noSuchOperator);
  // a new password opens all that the account may do
  assertCovers(self, before.rights, given.rights);
  return { before, given };
};

const changeText = (before: Operator, roleName: string, input: Input): string => {
  const { role, active, resetPassword } = input;
  const changes = [
    roleKeyOf(before) === role ? [] : `权限改为${roleName}`,
    before.active === active ? [] : active ? '恢复使用' : '停用',
    resetPassword ? '重置密码' : [],
  ].flat();
  return `账号 ${before.name}：${changes.join('，') || '没有改动'}`;
};

const change = async (context: OperatorContext, input: Input, passwordHash: string) => {
  const { db: tx, operator: who, now, session } = context;
  const { id, role, active, resetPassword } = input;
  const { before, given } = await lockTarget(tx, who.id, input);
  const [after] = await tx
    .update(table)
    .set({ ...roleColumns(role), active, ...(resetPassword ? { passwordHash } : {}) })
    .where(eq(table.id, id))
    .returning();
  if (!after) throw new RefusedError(operatorRefusals.noSuchOperator);
  if (resetPassword || !active) await shutOut(tx, after, now, session);
  const text = changeText(before, given.name, input);
  await writeAudit(tx, { who, action: 'operator', text, now });
  return accountView(after);
};

/**
 * Refuses `noSuchOperator`, `noSuchRole`, `ownRight`, `moreRights`, and `requestOver` for a repeated reset,
 * since the password is shown once.
 */
export const changeOperator = steps(endpoint, {
  prepare: async (_context, { resetPassword }) => {
    if (!resetPassword) return { password: null, passwordHash: '' };
    const password = generatedPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  run: async (context, input, { password, passwordHash }) => ({
    operator: await change(context, input, passwordHash),
    password,
  }),
});
