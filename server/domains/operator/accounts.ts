import { randomBytes } from 'node:crypto';
import type { Operator } from '../../platform/endpoint/context.ts';

export const accountView = ({ id, name, role, active, createdAt }: Operator) => ({
  id,
  name,
  role,
  active,
  createdAt: createdAt.getTime(),
});

/** A strong password without signs that look alike. */
export const generatedPassword = (): string => {
  const signs = 'abcdefghjkmnpqrstuvwxyz';
  const digits = '23456789';
  const from = (set: string, bytes: Buffer) =>
    [...bytes].map((byte) => set[byte % set.length]).join('');
  const word = () => from(signs, randomBytes(5));
  return `${word()}-${from(digits, randomBytes(4))}-${word()}`;
};

export const roleWords = { view: '查看', edit: '编辑', publish: '发布' } as const;
