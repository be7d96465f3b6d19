import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { providerToken } from '#server/db/tables/provider-token.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { sharedToken } from '#server/platform/wechat/shared-token.ts';
import type { Lasting } from '#server/platform/wechat/token-row.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const LIFE = 120 * MINUTE;

onDatabase('a token of the messenger', (opened) => {
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
    return { value: `token ${given}`, life: LIFE };
  };
  const serverWith = (renew = give, key = 'a secret of tests') =>
    sharedToken(
      { db: opened().db, secret: openSecret(key, undefined), clock: () => now },
      name,
      renew,
    ).value;

  it('is fetched once for several servers that ask at once', async () => {
    const servers = [serverWith(), serverWith(), serverWith()];
    const tokens = await Promise.all(servers.flatMap((token) => [token(), token(), token()]));
    expect([new Set(tokens), given]).toEqual([new Set(['token 1']), 1]);
  });

  it('is renewed by one of them shortly before it ends, and then used by all', async () => {
    const [one, other] = [serverWith(), serverWith()];
    expect([await one(), await other()]).toEqual(['token 1', 'token 1']);
    now += LIFE - 4 * MINUTE;
    expect(new Set(await Promise.all([one(), other()]))).toContain('token 2');
    now += MINUTE;
    expect([await one(), await other(), given]).toEqual(['token 2', 'token 2', 2]);
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
    expect(await serverWith()()).toBe('token 1');
  });

  it('is asked for again after a failure, at once', async () => {
    const failing = serverWith(() => Promise.reject(new Error('no answer')));
    await expect(failing()).rejects.toThrow('no answer');
    expect(await serverWith()()).toBe('token 1');
  });

  it.each(['40001', '40P01'])(
    'is fetched once and not lost where the database refuses to store it (%s)',
    async (state) => {
      const { db } = opened();
      // a sequence counts what is rolled back as well
      await db.execute(sql`create sequence conflict_tries`);
      await db.execute(sql`create function conflict() returns trigger language plpgsql as $$ begin
        if nextval('conflict_tries') % 3 > 0 then
          raise exception 'could not serialize access' using errcode = tg_argv[0];
        end if;
        return new;
      end $$`);
      await db.execute(sql`create trigger conflict before insert or update on provider_token
        for each row execute function conflict(${sql.raw(`'${state}'`)})`);
      onTestFinished(async () => {
        await db.execute(sql`drop function conflict cascade`);
        await db.execute(sql`drop sequence conflict_tries`);
      });
      const [one, other] = [serverWith(), serverWith()];
      expect(await one()).toBe('token 1');
      expect([await other(), given]).toEqual(['token 1', 1]);
    },
  );

  it('that the messenger takes no more is renewed once, by whoever is told first', async () => {
    const store = { db: opened().db, secret: openSecret('a secret', undefined), clock: () => now };
    const [one, other] = [sharedToken(store, name, give), sharedToken(store, name, give)];
    expect([await one.value(), await other.value()]).toEqual(['token 1', 'token 1']);
    await one.giveUp('token 1');
    expect(await one.value()).toBe('token 2');
    await other.giveUp('token 1');
    expect([await other.value(), await one.value(), given]).toEqual(['token 2', 'token 2', 2]);
  });

  it('is stored encrypted, and fetched anew where the secret is another one', async () => {
    await serverWith()();
    const own = eq(providerToken.name, name);
    const [row] = await opened().db.select().from(providerToken).where(own);
    expect(row?.value).not.toContain('token 1');
    expect(await serverWith(give, 'another secret')()).toBe('token 2');
  });
});
