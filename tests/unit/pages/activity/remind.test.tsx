// @vitest-environment window

import { beforeEach, describe, expect, test } from 'vitest';
import { flashDetail, teamDetail } from '#schemas/activity/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { press, settle } from '../../harness/mount.tsx';
import { openActivity } from '../../harness/pages/activity-page.tsx';
import { flashOf, ownOf, teamOf } from '../../harness/pages/activity-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const UNSET = '提醒我';
const SET = '已设提醒 · 点按取消';

/** A back end that keeps one reminder; `reply` may answer the change otherwise. */
const open = async (path: string, reply?: (fine: Reply) => Reply | Promise<Reply>) => {
  const server = { on: false, state: 'before' };
  const page = () => {
    const { on, state } = server;
    return { state, start_time: NOW + 60, groups: [], ...ownOf({ is_reserve: on ? 1 : 0 }) };
  };
  const requests = stubBackEnd(({ path: called, body }) => {
    if (called === flashDetail.path) return { code: 200, data: flashOf(page()) };
    if (called === teamDetail.path) return { code: 200, data: teamOf(page()) };
    if (called !== setRelation.path) return 'no envelope';
    server.on = body.on === true;
    const fine = { code: 200, data: { on: body.on, total: 1 } };
    return reply?.(fine) ?? fine;
  });
  const host = await openActivity(path);
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const taps = () => requests.filter(({ path: called }) => called === setRelation.path);
  return { host, server, button, taps };
};

const seenAgain = async () => {
  await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
};

beforeEach(() => writeSession('token', 't'));

describe.each([
  ['a flash sale', '/sk_detail/2'],
  ['a group buy', '/teamDetails/2'],
])('before %s', (_, path) => {
  test('a tap asks for a reminder, the next one takes it back', async () => {
    const { button, server, taps } = await open(path);
    await press(button(UNSET));
    await settle();
    expect(button(SET)).toBeDefined();
    await press(button(SET));
    await settle();
    expect(button(UNSET)).toBeDefined();
    expect(server.on).toBe(false);
    const request = { kind: 'reserve', target: 'activity', id: '2' };
    expect(taps().map(({ body }) => body)).toMatchObject([
      { ...request, on: true },
      { ...request, on: false },
    ]);
  });

  test('a double tap is one', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const held = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const { button, taps } = await open(path, () => held);
    await press(button(UNSET));
    await press(button(SET));
    expect([taps().length, button(SET)?.disabled]).toEqual([1, false]);
    answer({ code: 200, data: { on: true, total: 1 } });
    await settle();
    await settle();
    expect(button(SET)).toBeDefined();
  });

  test('a lost answer is looked up', async () => {
    const { button, taps } = await open(path, () => 'no envelope');
    await press(button(UNSET));
    await settle();
    await settle();
    expect(taps()).toHaveLength(1);
    expect(button(SET)).toBeDefined();
  });

  test('what was changed on another page is seen on the way back', async () => {
    const { button, server } = await open(path);
    await press(button(UNSET));
    await settle();
    server.on = false;
    await seenAgain();
    expect(button(UNSET)).toBeDefined();
    server.on = true;
    await seenAgain();
    expect(button(SET)).toBeDefined();
  });

  test('one that has begun meanwhile opens instead', async () => {
    const { host, button, server } = await open(path, () => {
      server.on = false;
      server.state = 'running';
      return { code: 62022, msg: '活动已经开始，无需提醒', data: null };
    });
    await press(button(UNSET));
    await settle();
    await settle();
    expect(button(UNSET)).toBeUndefined();
    expect(host.textContent).toMatch(/¥39\.60 (?:立即抢购|开团)/);
  });
});
