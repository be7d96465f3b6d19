// @vitest-environment window
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGraphicStudy } from '#schemas/course/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { change } from '#src/platform/writing/change.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => localStorage.setItem('TOKEN', 'member'));
afterEach(() => localStorage.clear());

const collect = (id: string, on: boolean) =>
  change(setRelation, { kind: 'collect', target: 'product', id, on }, id);

const done: Reply = { code: 200, data: { on: 1, total: 1 } };

test('a wish that was lost is the same request again, whoever sends it', async () => {
  let reply: Reply = 'no envelope';
  const requests = stubBackEnd(() => reply);
  await collect('1', true);
  await collect('1', true);
  reply = done;
  await collect('1', true);
  await collect('1', true);
  const keys = requests.map(({ body }) => body.key);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a newer wish for the same thing ends the older one', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  await collect('2', true);
  await collect('2', false);
  await collect('2', true);
  expect(new Set(requests.map(({ body }) => body.key)).size).toBe(3);
});

test('an answer that comes late ends no newer wish', async () => {
  const answers: ((reply: Reply) => void)[] = [];
  const requests = stubBackEnd(() => new Promise((resolve) => answers.push(resolve)));
  const first = collect('3', true);
  const second = collect('3', false);
  answers[0]?.(done);
  await first;
  answers[1]?.('no envelope');
  await second;
  const third = collect('3', false);
  answers[2]?.(done);
  await third;
  expect(requests[2]?.body.key).toBe(requests[1]?.body.key);
});

test('another session wishes for itself', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  await collect('4', true);
  localStorage.setItem('TOKEN', 'another');
  await collect('4', true);
  expect(requests[1]?.body.key).not.toBe(requests[0]?.body.key);
});

test('a server that stumbled has answered nothing: the wish is the same request again', async () => {
  const codes = [500, 504, 502, 503, 408, 429];
  const replies: Reply[] = [...codes.map((code) => ({ code, msg: '服务开小差了' })), done];
  const requests = stubBackEnd(() => replies.shift() ?? done);
  for (let round = 0; round < 8; round += 1) await collect('5', true);
  const keys = requests.map(({ body }) => body.key);
  expect(new Set(keys.slice(0, 7)).size).toBe(1);
  expect(keys[7]).not.toBe(keys[0]);
});

test('a call that takes no key is sent without one', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  await change(startGraphicStudy, { id: '1', lesson: '2' });
  expect(requests.map(({ body }) => body)).toEqual([{ id: '1', lesson: '2' }]);
});
