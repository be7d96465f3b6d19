import { asc, eq } from 'drizzle-orm';
import { operatorRefusals } from '../../../../schemas/operator/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { accountView, newPassword, roleWords } from '../accounts.ts';
import { keepAudit } from '../audit.ts';
import { idempotentSecret } from '../idempotent-call.ts';
import type { Context, OperatorVerb, PayloadOf } from '../implement-operator.ts';
import type { ConsoleServices } from '../services.ts';
import { endSessionsOf, type Operator } from '../session/sessions.ts';

type Asked = PayloadOf<'changeOperator'>;

/** All are locked, so that two who put each other off leave one who may manage. */
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

const change = async (tx: Database, context: Context, asked: Asked, passwordHash: string) => {
  const { operator: who, now, session } = context;
  const { id, role, active, resetPassword } = asked;
  const before = await lockTarget(tx, who.id, asked);
  const [after] = await tx
    .update(table)
    .set({ role, active, ...(resetPassword ? { passwordHash } : {}) })
    .where(eq(table.id, id))
    .returning();
  if (!after) throw new RefusedError(operatorRefusals.noSuchOperator);
  if (resetPassword || !active) await endSessionsOf(tx, id, now, session);
  await keepAudit(tx, { who, action: 'operator', text: changeText(before, asked), now });
  return accountView(after);
};

/**
 * Changes an account. Refuses `noSuchOperator`, `ownRight`, and `requestOver` when a reset is
 * repeated: the password was told.
 */
export const changeOperator =
  (services: ConsoleServices): OperatorVerb<'changeOperator'> =>
  async (context, payload) => {
    const password = newPassword();
    const passwordHash = payload.resetPassword ? await hashPassword(password) : '';
    const carryOut = async (tx: Database) => ({
      operator: await change(tx, context, payload, passwordHash),
      password: payload.resetPassword ? password : null,
    });
    return idempotentSecret(services, 'changeOperator', { context, payload, change: carryOut });
  };
