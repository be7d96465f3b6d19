import { operatorRefusals } from '../../../../schemas/operator/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { accountView, newPassword, roleWords } from '../accounts.ts';
import { keepAudit } from '../audit.ts';
import { idempotentSecret } from '../idempotent-call.ts';
import type { OperatorVerb } from '../implement-operator.ts';
import type { ConsoleServices } from '../services.ts';

/** Refuses `operatorNameTaken`, and `requestOver` when it is repeated: the password was told. */
export const addOperator =
  (services: ConsoleServices): OperatorVerb<'addOperator'> =>
  async (context, payload) => {
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const change = async (tx: Database) => {
      const { operator: who, now } = context;
      const { name, role } = payload;
      const row = { name, role, passwordHash, createdAt: new Date(now) };
      const [added] = await tx.insert(table).values(row).onConflictDoNothing().returning();
      if (!added) throw new RefusedError(operatorRefusals.operatorNameTaken);
      const text = `新增账号 ${name}，权限：${roleWords[role]}`;
      await keepAudit(tx, { who, action: 'operator', text, now });
      return { operator: accountView(added), password };
    };
    return idempotentSecret(services, 'addOperator', { context, payload, change });
  };
