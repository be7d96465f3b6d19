import { randomBytes } from 'node:crypto';
import type { Operator } from '../../platform/endpoint/context.ts';
import { roleKeyOf } from './roles.ts';

type Row = Omit<Operator, 'rights' | 'roleName' | 'mustSetUp'>;

export const accountView = (row: Row) => ({
  id: row.id,
  name: row.name,
  role: roleKeyOf(row),
  active: row.active,
  createdAt: row.createdAt.getTime(),
  secondFactor: row.totpSecret !== null,
  lastSignInAt: row.lastSignInAt?.getTime() ?? null,
  lastDevice: row.lastDevice,
});

/** A strong password without characters that look alike. */
export const generatedPassword = (): string => {
  const signs = 'abcdefghjkmnpqrstuvwxyz';
  const digits = '23456789';
  const from = (set: string, bytes: Buffer) =>
    [...bytes].map((byte) => set[byte % set.length]).join('');
  const word = () => from(signs, randomBytes(5));
  return `${word()}-${from(digits, randomBytes(4))}-${word()}`;
};
