import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { areaNames, everyRight, levels, noRights, type Rights } from '#schemas/operator/areas.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { builtinRoles } from '#schemas/operator/roles.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { type Access, defineEndpoint, type Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { served } from '../harness/server/served.ts';

const payload = z.object({ key: z.string() });
const data = z.object({});

const code = (refusal: Refusal) => ({ code: String(refusal.code) });
const done = { code: '200' };

const member = (disabled = false) => ({ member: { id: 1, disabled } });
const operator = (rights: Rights) => ({ operator: { id: 1, rights } });
const nobody = { member: null };
const ranks: readonly string[] = levels;

// the rates are counted in it; no verb below asks it
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ demo: false });
});
afterAll(() => opened.close());
const key = () => ({ key: randomUUID() });

/** An endpoint whose verb only counts how often it is carried out. */
const counting = (own: Partial<Endpoint> & { access: Access }) => {
  const endpoint = defineEndpoint({ path: `/${randomUUID()}`, payload, data, ...own });
  const counted = { times: 0 };
  const run = () => {
    counted.times += 1;
    return {};
  };
  return { ...served(opened.db, { endpoint }, { endpoint: run }), endpoint, counted };
};

describe('a call', () => {
  it('is refused in the order of session, rights, rate, payload', async () => {
    const { as, ask, endpoint, counted } = counting({ access: 'member', changes: true, rate: 2 });
    expect(await ask(endpoint)).toMatchObject(code(callRefusals.notLoggedIn));
    as(member(true));
    expect(await ask(endpoint)).toMatchObject(code(callRefusals.memberDisabled));
    as(member());
    expect(await ask(endpoint)).toMatchObject(code(callRefusals.badPayload));
    // what was refused before that counts for nothing
    expect(await ask(endpoint, key())).toMatchObject(done);
    expect(await ask(endpoint, key())).toMatchObject(code(callRefusals.tooOften));
    expect(await ask(endpoint)).toMatchObject(code(callRefusals.tooOften));
    expect(counted.times).toBe(1);
  });

  it('is open to a disabled member where it changes nothing, or says so', async () => {
    const looks = counting({ access: 'member' });
    const stays = counting({ access: 'member', changes: true, whenDisabled: true });
    for (const { as, ask, endpoint } of [looks, stays]) {
      as(member(true));
      expect(await ask(endpoint, key())).toMatchObject(done);
    }
  });

  it('asks an operator for the right, and a learner for a session of operators', async () => {
    for (const needed of everyRight) {
      const { as, ask, endpoint } = counting({ access: { operator: needed } });
      const [own = '', least = ''] = needed.split('.');
      const enough = ranks.indexOf(least);
      as(operator(noRights));
      expect(await ask(endpoint, key())).toMatchObject(code(operatorRefusals.noRight));
      for (const area of areaNames) {
        for (const [index, level] of levels.entries()) {
          as(operator({ ...noRights, [area]: level }));
          const has = area === own && index >= enough;
          expect(await ask(endpoint, key())).toMatchObject(
            has ? done : code(operatorRefusals.noRight),
          );
        }
      }
      for (const other of [member(), nobody, { operator: null }]) {
        as(other);
        expect(await ask(endpoint, key())).toMatchObject(code(operatorRefusals.operatorSignedOut));
      }
    }
    const open = counting({ access: { operator: null } });
    open.as({ operator: null });
    expect(await open.ask(open.endpoint, key())).toMatchObject(done);
  });

  it('of a member is none for an operator', async () => {
    const { as, ask, endpoint } = counting({ access: 'member' });
    as(operator(builtinRoles.publish.rights));
    expect(await ask(endpoint, key())).toMatchObject(code(callRefusals.notLoggedIn));
  });

  it('may be made so often in a minute by each caller, or from an address', async () => {
    const each = counting({ access: 'public', rate: 2 });
    const shared = counting({ access: 'public', rate: { ofAddress: 2 } });
    const passed = async ({ as, ask, endpoint }: typeof each, callers: readonly object[]) => {
      let times = 0;
      for (const caller of callers) {
        as(caller);
        if ((await ask(endpoint, key())).code === '200') times += 1;
      }
      return times;
    };
    const [one, other] = [{ member: { id: 1 } }, { member: { id: 2 } }];
    expect(await passed(each, [one, one, one, other, other, other])).toBe(4);
    expect(await passed(each, Array<object>(50).fill(nobody))).toBe(40);
    expect(await passed(shared, [one, other, nobody])).toBe(2);
    each.pass(MINUTE);
    expect(await passed(each, [one])).toBe(1);
  });

  it('takes a body as large as its endpoint says', async () => {
    const small = counting({ access: 'public', bodyLimit: 100 });
    const large = { key: 'k'.repeat(100) };
    expect(await small.ask(small.endpoint, large)).toMatchObject(code(callRefusals.tooLarge));
    const usual = counting({ access: 'public' });
    expect(await usual.ask(usual.endpoint, large)).toMatchObject(done);
  });

  it('waits where as many as its endpoint allows are under way', async () => {
    const endpoint = defineEndpoint({
      ...{ path: '/crowd', payload, data },
      access: 'public',
      concurrent: 2,
    });
    const under = { way: 0, most: 0 };
    const leave: (() => void)[] = [];
    const { ask } = served(
      opened.db,
      { endpoint },
      {
        endpoint: async () => {
          under.way += 1;
          under.most = Math.max(under.most, under.way);
          await new Promise<void>((resolve) => leave.push(resolve));
          under.way -= 1;
          return {};
        },
      },
    );
    const all = [1, 2, 3, 4, 5].map(() => ask(endpoint, key()));
    for (let left = 0; left < 5; left += 1) {
      await expect.poll(() => leave.length).toBeGreaterThan(0);
      leave.shift()?.();
    }
    for (const answer of await Promise.all(all)) expect(answer).toMatchObject(done);
    expect(under.most).toBe(2);
  });
});
