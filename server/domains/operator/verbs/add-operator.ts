import { addOperator as endpoint } from '#schemas/operator/endpoints.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { accountView, generatedPassword } from '../accounts.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, lockForManager } from '../managing.ts';
import { roleColumns } from '../roles.ts';

/**
 * Refuses `operatorNameTaken`, `noSuchRole`, `moreRights`, and `requestOver` for a repeated call, since the
 * password is shown once.
 */
export const addOperator = steps(endpoint, {
  prepare: async () => {
    const password = generatedPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  run: async ({ db, operator: who, now }, { name, role }, { password, passwordHash }) => {
    const { self, named } = await lockForManager(db, who.id);
    const given = named(role);
    if (!given) throw new RefusedError(operatorRefusals.noSuchRole);
    assertCovers(self, given.rights);
    const row = { name, ...roleColumns(role), passwordHash, createdAt: new Date(now) };
    const [added] = await db.insert(table).values(row).onConflictDoNothing().returning();
    if (!added) throw new RefusedError(operatorRefusals.operatorNameTaken);
    const text = `新增账号 ${name}，权限：${given.name}`;
    await writeAudit(db, { who, action: 'operator', text, now });
    return { operator: accountView(added), password };
  },
});
