import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operator, operatorCode } from '../../db/tables/operator.ts';
import { hashOf } from '../../platform/auth/session.ts';
import { selectOperators, withRights } from './roles.ts';

const CODES = 8;
/** Characters of five bits each: 120 bits, which nobody guesses, so wrong codes are not counted. */
const LENGTH = 24;
/** Crockford's alphabet: no characters that look alike. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (): string => {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
};

/** A typed code may have spaces, dashes, capitals and characters that look alike. */
const hashOfCode = (typed: string): string => {
  const signs = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return hashOf(signs.replaceAll('o', '0').replace(/[il]/g, '1'));
};

export const dropCodes = async (db: Database, operatorId: number): Promise<void> => {
  await db.delete(operatorCode).where(eq(operatorCode.operatorId, operatorId));
};

/** Replaces the earlier sheet; the codes leave the server once. */
export const replaceCodes = async (
  tx: Database,
  operatorId: number,
  now: number,
): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  // the lock makes two simultaneous sheets one after the other
  await tx.select().from(operator).where(eq(operator.id, operatorId)).for('no key update');
  await dropCodes(tx, operatorId);
  const createdAt = new Date(now);
  const rows = codes.map((code) => ({ codeHash: hashOfCode(code), operatorId, createdAt }));
  await tx.insert(operatorCode).values(rows);
  return codes;
};

export const codesLeft = (db: Database, operatorId: number): Promise<number> => {
  const own = eq(operatorCode.operatorId, operatorId);
  return db.$count(operatorCode, and(own, isNull(operatorCode.usedAt)));
};

const namedAs = (name: string) =>
  and(eq(sql`lower(${operator.name})`, name.toLowerCase()), eq(operator.active, true));

/** The operator who may sign in by this unused code; the code stays unused. */
export const ownerOfCode = async (db: Database, { name, code }: { name: string; code: string }) => {
  const unused = and(eq(operatorCode.codeHash, hashOfCode(code)), isNull(operatorCode.usedAt));
  const [found] = await selectOperators(db)
    .innerJoin(operatorCode, eq(operatorCode.operatorId, operator.id))
    .where(and(unused, namedAs(name)));
  return found && withRights(found);
};

export const isUsedCode = async (
  db: Database,
  { name, code }: { name: string; code: string },
): Promise<boolean> => {
  const owner = db.select({ id: operator.id }).from(operator).where(namedAs(name));
  const used = and(eq(operatorCode.codeHash, hashOfCode(code)), isNotNull(operatorCode.usedAt));
  return (await db.$count(operatorCode, and(used, inArray(operatorCode.operatorId, owner)))) > 0;
};

/** Uses the code, once among all who try it; returns the operator, if they may sign in. */
export const takeCode = async (
  tx: Database,
  { name, code }: { name: string; code: string },
  now: number,
) => {
  const owner = tx.select({ id: operator.id }).from(operator).where(namedAs(name));
  const unused = and(eq(operatorCode.codeHash, hashOfCode(code)), isNull(operatorCode.usedAt));
  const [used] = await tx
    .update(operatorCode)
    .set({ usedAt: new Date(now) })
    .where(and(unused, inArray(operatorCode.operatorId, owner)))
    .returning();
  if (!used) return undefined;
  const [found] = await selectOperators(tx).where(eq(operator.id, used.operatorId));
  return found && withRights(found);
};
