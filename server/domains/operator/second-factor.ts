import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret as Key, TOTP } from 'otpauth';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { Database } from '../../db/database.ts';
import { operator } from '../../db/tables/operator.ts';
import { operatorOwner } from '../../platform/auth/known-devices.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Operator, OperatorContext } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { HOUR, SECOND } from '../../platform/time/durations.ts';
import { writeAudit } from './audit.ts';
import { isUsedCode, takeCode } from './codes.ts';
import { tryOperatorPassword } from './count-try.ts';

/** How long a code is valid, in s; the ones before and after are accepted as well. */
const PERIOD = 30;
const DRIFT_STEPS = 1;
/** In bytes, as RFC 4226 recommends. */
const KEY_SIZE = 20;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    ...{ issuer: '运营后台', label, algorithm: 'SHA1', digits: 6, period: PERIOD },
    secret: Key.fromBase32(secret),
  });

/** In Base32. */
export const newTotpSecret = (): string => new Key({ size: KEY_SIZE }).base32;

export const totpAddress = (secret: string, name: string): string =>
  totpOf(secret, name).toString();

/** The time step of the code; null for a wrong one. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now / (PERIOD * SECOND)) + delta;
};

/** Decrypts; null where another server's secret encrypted it. */
export const opened = (secret: Secret, encrypted: string | null): string | null => {
  if (encrypted === null) return null;
  try {
    return secret.decrypt(encrypted);
  } catch {
    return null;
  }
};

type Verdict = 'right' | 'used' | 'wrong';

const takeTotp = async (
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  secret: Secret,
  { id, totpSecret }: Operator,
  code: string,
): Promise<Verdict> => {
  const key = opened(secret, totpSecret);
  const step = key === null ? null : stepOf(key, code, now);
  if (step === null) return 'wrong';
  const unused = or(isNull(operator.totpStep), lt(operator.totpStep, step));
  const taken = await db
    .update(operator)
    .set({ totpStep: step })
    .where(and(eq(operator.id, id), unused))
    .returning({ id: operator.id });
  return taken.length > 0 ? 'right' : 'used';
};

/**
 * Wrong codes are counted by account and network as passwords are, and apart from them. Refuses
 * `secondFactorWrong`, `secondFactorLocked`.
 */
export const assertCounted = async (
  context: OperatorContext<Operator | null>,
  { id }: Pick<Operator, 'id'>,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const tried = { account: secondFactorAccount(id), owner: operatorOwner(id) };
  const { secondFactorLocked, secondFactorWrong } = operatorRefusals;
  if (!(await tryOperatorPassword(context, tried, isRight, secondFactorLocked)))
    throw new RefusedError(secondFactorWrong);
};

export const secondFactorAccount = (id: number): string => `operator-second:${id}`;

/** Once an hour for each account: somebody who knows its password has given a wrong code. */
const noteWrong = (db: Database, { id, name }: Operator, now: number): Promise<void> => {
  const once = `second-factor-wrong ${id} ${Math.floor(now / HOUR)}`;
  const text = '二次验证的数字不对（一小时内只记一次）';
  return writeAudit(db, { who: { id, name }, action: 'sign-in-failed', text, now, once });
};

type Input = { second: string | undefined; sheet: boolean };

/**
 * Only for operators with a second factor; `sheet`: whether a code of the sheet is accepted too. Refuses
 * `secondFactorNeeded`, `secondFactorWrong`, `secondFactorLocked`.
 */
export const assertSecondFactor = async (
  context: OperatorContext<Operator | null>,
  secret: Secret,
  who: Operator,
  { second, sheet }: Input,
): Promise<void> => {
  if (who.totpSecret === null) return;
  if (second === undefined) throw new RefusedError(operatorRefusals.secondFactorNeeded);
  const { db, now } = context;
  await assertCounted(context, who, async () => {
    const verdict = await takeTotp(context, secret, who, second);
    if (verdict === 'right') return true;
    const sheetCode = { name: who.name, code: second };
    if (sheet && (await takeCode(db, sheetCode, now)) !== undefined) return true;
    // a code that was used is no guess
    if (verdict === 'used' || (sheet && (await isUsedCode(db, sheetCode))))
      throw new RefusedError(operatorRefusals.secondFactorWrong);
    await noteWrong(db, who, now);
    return false;
  });
};

export const dropSecondFactorOf = async (db: Database, id: number): Promise<void> => {
  const none = { totpSecret: null, totpPending: null, totpStep: null };
  await db.update(operator).set(none).where(eq(operator.id, id));
};
