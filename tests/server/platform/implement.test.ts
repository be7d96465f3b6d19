import Fastify from 'fastify';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { pickRefusals, type Refusal } from '#schemas/wire/define-refusals.ts';
import { count, id, requiredText } from '#schemas/wire/primitives.ts';
import { object } from '#schemas/wire/structures.ts';
import { ownLine } from '#server/db/connections/own-line.ts';
import type { Database } from '#server/db/database.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { admitMember } from '#server/platform/endpoint/admit-member.ts';
import type { Context } from '#server/platform/endpoint/context.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import type { Host } from '#server/platform/endpoint/host.ts';
import { type Handlers, implement } from '#server/platform/endpoint/implement.ts';
import { shared } from '#server/platform/endpoint/shared.ts';
import { answerErrors } from '#server/platform/http/error-answers.ts';
import { takeJsonBodies } from '#server/platform/http/json-bodies.ts';
import { openLimits } from '#server/platform/limits/limits.ts';
import { noMeters } from '#server/platform/metrics/meters.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { codesByPath, holdToLists } from '../harness/listed-refusals.ts';

const read = defineEndpoint({
  path: '/v1/thing/read',
  payload: z.looseObject({ id }),
  data: object(
    { thing_name: requiredText, munber: count },
    { thing_name: 'name', munber: 'viewers' },
  ),
  access: 'public',
});
const api = { read };

const hostWithoutDatabase = (): Host => {
  const app = Fastify();
  const capacity = openDiskCapacity(undefined);
  answerErrors(app, capacity);
  takeJsonBodies(app);
  // no verb below asks the database, and nobody sends a token
  const db = {} as Database;
  const clock = () => 1000;
  const secret = openSecret('a secret of tests', undefined);
  const limits = openLimits({ db, clock, failed: () => {} });
  return {
    app,
    db,
    line: ownLine(db),
    clock,
    limits,
    isProxy: () => false,
    capacity,
    meters: noMeters,
    secret,
    admit: admitMember({ db, clock }),
  };
};

const post = (host: Host, payload: object) =>
  host.app.inject({ method: 'POST', url: read.path, payload });

it('gives verbs product names and sends wire names, unknown fields among them', async () => {
  const host = hostWithoutDatabase();
  implement(host, api, {
    read: (_context, { id: wanted, ...further }) => ({
      ...{ name: `第 ${wanted} 件`, viewers: 7 },
      ...further,
    }),
  });
  const answer = await post(host, { id: 3, more: [1] });
  expect(answer.json()).toEqual({
    code: 200,
    msg: '成功',
    data: { thing_name: '第 3 件', munber: 7, more: [1] },
  });
  const refused = await post(host, { id: [] });
  const remaining = [answer, refused].map(({ headers }) => headers['cache-control']);
  expect(remaining).toEqual(['no-store', 'no-store']);
});

it('answers a shared verb to many at once from one read, and recovers from its failure', async () => {
  const host = hostWithoutDatabase();
  let reads = 0;
  implement(host, api, {
    read: shared(async () => {
      reads += 1;
      if (reads === 1) throw new Error('the database is down');
      return { name: '件', viewers: reads };
    }, 5),
  });
  expect((await post(host, { id: 1 })).json()).toMatchObject({ code: 500, data: null });
  const answers = await Promise.all([1, 2, 3].map((wanted) => post(host, { id: wanted })));
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ expire: 5, data: { munber: 2 } });
  }
  expect((await post(host, { id: null })).json()).toMatchObject({ code: 400 });
});

it('is held by the tests to the refusals that its endpoint lists, beside what every call may', async () => {
  const refusals = pickRefusals(orderRefusals, 'noSuchOrder');
  const noticeOf = async (refusal: Refusal) => {
    const host = hostWithoutDatabase();
    holdToLists(host.app, codesByPath([defineEndpoint({ ...read, refusals })]));
    implement(host, api, {
      read: () => {
        throw new RefusedError(refusal);
      },
    });
    return (await post(host, { id: 1 })).json();
  };
  expect(await noticeOf(orderRefusals.noSuchOrder)).toMatchObject({ code: 61001 });
  expect(await noticeOf(callRefusals.tooOften)).toMatchObject({ code: 429 });
  expect(await noticeOf(orderRefusals.orderPaid)).toMatchObject({
    code: 500,
    msg: '/v1/thing/read does not list its refusal 61008',
  });
});

it('does not compile with a gap or a wrong type', () => {
  type Verbs = Handlers<typeof api>;
  expectTypeOf({ read: () => ({ name: '件', viewers: 1 }) }).toExtend<Verbs>();
  expectTypeOf({}).not.toExtend<Verbs>();
  expectTypeOf({ read: () => ({ thing_name: '件', munber: 1 }) }).not.toExtend<Verbs>();
  expectTypeOf({ read: () => ({ name: '件', viewers: '1' }) }).not.toExtend<Verbs>();
  const readNumber = (_context: Context, payload: { id: number }) => ({
    name: '件',
    viewers: payload.id,
  });
  expectTypeOf({ read: readNumber }).not.toExtend<Verbs>();
});
