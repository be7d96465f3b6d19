import { type BuiltinRole, builtinRoles } from '#schemas/operator/roles.ts';
import type { SignedOperator } from '#src/operator/session.ts';

export const signedOperator = (role: BuiltinRole, name = '小周'): SignedOperator => {
  const { name: roleName, rights } = builtinRoles[role];
  return { id: 1, name, role, roleName, rights, secondFactor: 'off' };
};
