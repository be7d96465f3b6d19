import { type BuiltinRole, builtinRoles } from '#schemas/operator/roles.ts';
import type { SignedOperator } from '#src/operator/session.ts';

/** An operator of that role, as the server tells the console. */
export const signedOperator = (role: BuiltinRole, name = '小周'): SignedOperator => {
  const { name: roleName, rights } = builtinRoles[role];
  return { id: 1, name, role, roleName, rights, secondFactor: 'off' };
};
