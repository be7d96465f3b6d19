import { asc, eq } from 'drizzle-orm';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import { changeOperator as endpoint } from '../../../../schemas/operator/endpoints.ts';
import { operatorRefusals } from '../../../../schemas/operator/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import type { Operator, OperatorContext } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { accountView, generatedPassword, roleWords } from '../accounts.ts';
import { writeAudit } from '../audit.ts';
import { shutOut } from '../shut-out.ts';

type Asked = Payload<typeof endpoint>;

/** Locks all operators, so that two who disable each other leave one who may manage. */
const lockTarget = async (tx: Database, own: number, asked: Asked): Promise<Operator> => {
  const all = await tx.select().from(table).orderBy(asc(table.id)).for('update');
  const self = all.find(({ id }) => id === own);
  if (!self?.active || self.role !== 'publish') throw new RefusedError(operatorRefusals.noRight);
  if (asked.id === own && (!asked.active || asked.role !== 'publish'))
    throw new RefusedError(operatorRefusals.ownRight);
  const target = all.find(({ id }) => id === asked.id);
  if (!target) throw new RefusedError(operatorRefusals.noSuchOperator);
  return target;
};

const changeText = (before: Operator, { role, active, resetPassword }: Asked): string => {
  const changes = [
    before.role === role ? [] : `权限改为${roleWords[role]}`,
    before.active === active ? [] : active ? '恢复使用' : '停用',
    resetPassword ? '重置密码' : [],
  ].flat();
  return `账号 ${before.name}：${changes.join('，') || '没有改动'}`;
};

const change = async (context: OperatorContext, asked: Asked, passwordHash: string) => {
  const { db: tx, operator: who, now, session } = context;
  const { id, role, active, resetPassword } = asked;
  const before = await lockTarget(tx, who.id, asked);
  const [after] = await tx
    .update(table)
    .set({ role, active, ...(resetPassword ? { passwordHash } : {}) })
    .where(eq(table.id, id))
    .returning();
  if (!after) throw new RefusedError(operatorRefusals.noSuchOperator);
  if (resetPassword || !active) await shutOut(tx, after, now, session);
  await writeAudit(tx, { who, action: 'operator', text: changeText(before, asked), now });
  return accountView(after);
};

/**
 * Changes an account. Refuses `noSuchOperator`, `ownRight`, and `requestOver` when a reset is
 * repeated: the password was told.
 */
export const changeOperator = steps(endpoint, {
  prepare: async (_context, { resetPassword }) => {
    if (!resetPassword) return { password: null, passwordHash: '' };
    const password = generatedPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  run: async (context, asked, { password, passwordHash }) => ({
    operator: await change(context, asked, passwordHash),
    password,
  }),
});
