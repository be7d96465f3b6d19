import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { providerToken } from '../../../server/db/tables/provider-token.ts';
import { openSecret } from '../../../server/platform/auth/secret.ts';
import { MINUTE } from '../../../server/platform/time/durations.ts';
import { type Lasting, sharedToken } from '../../../server/platform/wechat/shared-token.ts';
import { onEveryDatabase } from '../harness/database.ts';

const LIFE = 120 * MINUTE;

onEveryDatabase('a token of the messenger', (opened) => {
  let now = 0;
  let given = 0;
  let name = '';
  beforeEach(() => {
    now = 1_800_000_000_000;
    given = 0;
    name = `token ${Math.random()}`;
  });

  const give = async (): Promise<Lasting> => {
    given += 1;
    return { value: `t${given}`, life: LIFE };
  };
  const serverWith = (renew = give, key = 'a secret of tests') =>
    sharedToken(
      { db: opened().db, secret: openSecret(key, undefined), clock: () => now },
      name,
      renew,
    );

  it('is fetched once for several servers that ask at once', async () => {
    const servers = [serverWith(), serverWith(), serverWith()];
    const tokens = await Promise.all(servers.flatMap((token) => [token(), token(), token()]));
    expect([new Set(tokens), given]).toEqual([new Set(['t1']), 1]);
  });

  it('is renewed by one of them shortly before it ends, and then used by all', async () => {
    const [one, other] = [serverWith(), serverWith()];
    expect([await one(), await other()]).toEqual(['t1', 't1']);
    now += LIFE - 4 * MINUTE;
    expect(new Set(await Promise.all([one(), other()]))).toContain('t2');
    now += MINUTE;
    expect([await one(), await other(), given]).toEqual(['t2', 't2', 2]);
  });

  it('is fetched by another where a server died at it', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const dying = serverWith(() => {
      begin();
      return new Promise(() => {});
    });
    dying().catch(() => {});
    await begun;
    now += MINUTE;
    expect(await serverWith()()).toBe('t1');
  });

  it('is asked for again after a failure, at once', async () => {
    const failing = serverWith(() => Promise.reject(new Error('no answer')));
    await expect(failing()).rejects.toThrow('no answer');
    expect(await serverWith()()).toBe('t1');
  });

  it('is stored encrypted, and fetched anew where the secret is another one', async () => {
    await serverWith()();
    const own = eq(providerToken.name, name);
    const [row] = await opened().db.select().from(providerToken).where(own);
    expect(row?.value).not.toContain('t1');
    expect(await serverWith(give, 'another secret')()).toBe('t2');
  });
});
