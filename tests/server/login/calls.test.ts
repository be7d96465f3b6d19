import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { specifiedCalls } from '../../contract/wire/specified-calls.ts';
import { changed, changes } from '../../fuzz/harness/hostile.ts';
import { runs } from '../../fuzz/harness/seeded.ts';
import { accountCalls, accountOn } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const isOwnCall = (path: string) => sampleByPath.has(path) && !specifiedCalls.has(path);
type Name = keyof typeof accountCalls;

// the table's own keys, which `Object.keys` widens to string
const names = (Object.keys(accountCalls) as Name[]).filter((name) =>
  isOwnCall(accountCalls[name].path),
);
const members = names.filter((name) => accountCalls[name].access === 'member');
const reads = ['accountState', 'profileForm', 'legalText', 'supportInfo'] as const;

const sentTo = (name: Name): object => sampleByPath.get(accountCalls[name].path)?.payload ?? {};
const keyed = names.filter((name) => 'key' in sentTo(name));

onDatabase('every call of the account', (opened) => {
  let account: ReturnType<typeof accountOn>;
  let token: string;

  // some of the calls end the session
  beforeEach(async () => {
    account = accountOn(opened().db);
    token = await account.tokenOf('demo_vip');
  });

  it.each(members)('%s refuses visitors', async (name) => {
    const answer = await account.ask(name, sentTo(name));
    expect(answer).toMatchObject({ status: 200, code: '-200', msg: '暂未登录', data: null });
  });

  it.each(keyed)('%s wants an idempotency key', async (name) => {
    for (const key of ['', null, {}]) {
      const answer = await account.ask(name, { ...sentTo(name), key }, token);
      expect(answer).toMatchObject({ status: 400, code: '400', data: null });
    }
  });

  it.each(names)('%s fails at nothing that comes', async (name) => {
    const sent = changes.map((list) => changed(sentTo(name), list));
    await fc.assert(
      fc.asyncProperty(sent, async (payload) => {
        const answer = await account.post(accountCalls[name].path, payload, token);
        expect(answer.status).toBeLessThan(500);
      }),
      runs(25),
    );
  });

  it.each(reads)('%s answers its own schema, and nothing gets lost in it', async (name) => {
    const answer = await account.ask(name, sentTo(name), token);
    expect(answer).toMatchObject({ status: 200, code: '200', msg: '成功' });
    const { data } = accountCalls[name];
    expect(z.encode(data, z.parse(data, answer.data))).toEqual(answer.data);
  });
});
