import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { credential } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { operator } from '#server/db/tables/operator.ts';
import { isPassword } from '#server/platform/auth/password.ts';
import { accountOn, MEMBER_PASSWORD, newPhone } from '../harness/login/account.ts';
import { consoleOn, OPERATOR_PASSWORD } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** The hash of a password at a lower cost than the tests' own. */
const earlierHash = (password: string): string => {
  const salt = Buffer.from('a salt of 16 by.');
  const key = scryptSync(password, salt, 32, { N: 4, r: 8, p: 1 });
  return ['scrypt', 2, 8, 1, salt.toString('base64'), key.toString('base64')].join('$');
};

onDatabase('the hash of a password of an earlier cost', (opened) => {
  it('is renewed when a member logs in, by the right password alone', async () => {
    const { db } = opened();
    const { ask, enter } = accountOn(db);
    const phone = newPhone();
    await enter(phone);
    const [who] = await db.select().from(member).where(eq(member.phone, phone));
    const memberId = who?.id ?? 0;
    const own = eq(credential.memberId, memberId);
    const passwordHash = earlierHash(MEMBER_PASSWORD);
    await db.insert(credential).values({ memberId, passwordHash, changedAt: new Date() });
    const stored = async () => (await db.select().from(credential).where(own))[0]?.passwordHash;
    const logIn = (password: string) => ask('loginByPassword', { phone, password });
    expect((await logIn('wrong1234')).code).toBe('42002');
    expect(await stored()).toBe(passwordHash);
    expect((await logIn(MEMBER_PASSWORD)).code).toBe('200');
    const renewed = await stored();
    expect(renewed).toMatch(/^scrypt\$4\$/);
    expect(await isPassword(MEMBER_PASSWORD, renewed, 'stranger')).toBe(true);
    expect((await logIn(MEMBER_PASSWORD)).code).toBe('200');
    expect(await stored()).toBe(renewed);
  });

  it('is renewed when an operator signs in', async () => {
    const { db } = opened();
    const { signIn, newSeat } = await consoleOn(db);
    const { name, id } = await newSeat('edit');
    const own = eq(operator.id, id);
    await db
      .update(operator)
      .set({ passwordHash: earlierHash(OPERATOR_PASSWORD) })
      .where(own);
    await signIn(name);
    const [row] = await db.select().from(operator).where(own);
    expect(row?.passwordHash).toMatch(/^scrypt\$4\$/);
    expect((await signIn(name)).csrf).not.toBe('');
  });
});
