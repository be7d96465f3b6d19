import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { defineRefusals } from '#schemas/wire/define-refusals.ts';
import { createClient } from '#src/platform/calls/client.ts';
import { answerWith, jsonOf, success } from '../../harness/browser-stubs.ts';

const { tired, gone } = defineRefusals({
  tired: { code: 90_001, message: '累了' },
  gone: { code: 90_002, message: '没有了' },
});

const nap = defineEndpoint({
  path: '/v1/test/nap',
  access: 'public',
  payload: z.looseObject({}),
  data: z.object({ hours: z.number() }),
  refusals: { gone },
});

/** A client whose session is what `now` holds; `heard` gathers what it was told of answers. */
const open = (renews = false) => {
  const now = { name: 'first' };
  const heard: (string | undefined)[] = [];
  const client = createClient({
    refusals: { tired },
    open: () => {
      const { name } = now;
      if (name === '') return { ok: false, refusal: undefined, why: 'shut', code: '', message: '' };
      return {
        token: name,
        headers: { 'x-name': name },
        heard: (_, refusal) => {
          heard.push(refusal);
          if (!renews || refusal !== 'tired') return undefined;
          now.name = `${name}+`;
          return Promise.resolve(true);
        },
      };
    },
  });
  return { now, heard, ...client };
};

test('a call carries its session, which is told how the answer refused', async () => {
  const requests = answerWith(() => jsonOf({ code: 90_001, msg: '等一下' }));
  const { call, heard } = open();
  const answer = await call(nap);
  expect(answer).toMatchObject({ ok: false, refusal: 'tired', code: '90001', message: '等一下' });
  expect(requests.map(({ headers }) => headers.get('x-name'))).toEqual(['first']);
  expect(heard).toEqual(['tired']);
});

test('an endpoint’s own refusals are known besides the session’s', async () => {
  answerWith(() => jsonOf({ code: 90_002 }));
  const { call, heard } = open();
  expect(await call(nap)).toMatchObject({ ok: false, refusal: 'gone' });
  expect(heard).toEqual(['gone']);
});

test('a session that was renewed makes the call again, once for all who wait', async () => {
  const requests = answerWith(({ headers }) =>
    headers.get('x-name') === 'first' ? jsonOf({ code: 90_001 }) : success({ hours: 8 }),
  );
  const { call } = open(true);
  const answers = await Promise.all([call(nap), call(nap)]);
  expect(answers).toEqual([
    { ok: true, data: { hours: 8 } },
    { ok: true, data: { hours: 8 } },
  ]);
  expect(requests.map(({ headers }) => headers.get('x-name'))).toEqual(['first', 'first+']);
});

test('a session that forbids a call is not asked in', async () => {
  const requests = answerWith(() => success({ hours: 8 }));
  const { call, now } = open();
  now.name = '';
  expect(await call(nap)).toMatchObject({ ok: false, why: 'shut' });
  expect(requests).toEqual([]);
});

test('the same call of another session is another call', async () => {
  const requests = answerWith(() => success({ hours: 8 }));
  const { call, now } = open();
  const first = call(nap);
  now.name = 'second';
  await Promise.all([first, call(nap)]);
  expect(requests.map(({ headers }) => headers.get('x-name'))).toEqual(['first', 'second']);
});

test('a call of the console is never made again by itself', async () => {
  const requests = answerWith(() => Promise.reject(new TypeError('no network')));
  const { call } = open();
  const desk = defineEndpoint({ ...nap, access: { operator: 'own' } });
  expect(await call(desk)).toMatchObject({ ok: false, why: 'network' });
  expect(requests).toHaveLength(1);
});
