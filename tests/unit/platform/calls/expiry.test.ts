// @vitest-environment window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberInfo } from '#schemas/member/identity-endpoints.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { cardNow, markOf } from '#src/platform/calls/card-news.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';
import {
  beginSession,
  readSession,
  sessionUser,
  token,
  watchSession,
  writeSession,
} from '#src/platform/session/session.ts';
import { answerWith, jsonOf, success } from '../../harness/browser-stubs.ts';

beforeEach(() => {
  localStorage.clear();
  beginSession('t-1', { id: '7' });
  history.replaceState(null, '', '/newsList');
});

const notFound = () => jsonOf({ code: '-200', msg: '暂未登录', data: null });

describe('an expired session', () => {
  it.each([
    ['code -200 with 暂未登录', notFound],
    ['the number -200', () => jsonOf({ code: -200, msg: '暂未登录' })],
    ['HTTP 401', () => new Response('Unauthorized', { status: 401 })],
    ['HTTP 401 with an envelope', () => jsonOf({ code: 401, msg: 'x' }, 401)],
  ])('ends on %s, and keeps where to return to', async (_name, answer) => {
    writeSession('couponId', '3');
    writeSession('parentId', '4');
    writeSession('beforeLoginUrl', '/house');
    answerWith(answer);
    await callRaw(memberInfo);
    expect([token(), sessionUser(), readSession('couponId'), readSession('parentId')]).toEqual([
      '',
      undefined,
      '',
      '',
    ]);
    expect(readSession('beforeLoginUrl')).toBe('/house');
  });

  it.each([
    ['-200 with other words', () => jsonOf({ code: -200, msg: '请先绑定手机' })],
    ['another code with those words', () => jsonOf({ code: 500, msg: '暂未登录' })],
    ['HTTP 403', () => new Response('', { status: 403 })],
  ])('is not %s', async (_name, answer) => {
    answerWith(answer);
    await callRaw(memberInfo);
    expect(token()).toBe('t-1');
  });

  it.each(['/', '/drawIndex', '/case/3', '/Welogin'])(
    'stays on the public page %s',
    async (path) => {
      history.replaceState(null, '', path);
      writeSession('card', `${markOf('t-1')} 1`);
      answerWith(notFound);
      await callRaw(memberInfo);
      expect(cardNow()).toBe('');
      expect(token()).toBe('t-1');
    },
  );

  it('is told once, however many calls fail together', async () => {
    answerWith(notFound);
    const noticeOf = vi.fn();
    const stop = watchSession(noticeOf);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => callRaw({ ...memberInfo, path: `/v1/test/call${at}` })),
    );
    stop();
    expect(noticeOf).toHaveBeenCalledTimes(1);
  });

  it('is not the session that has begun meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    answerWith(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    const calling = callRaw(memberInfo);
    beginSession('t-2', {});
    answer(notFound());
    await calling;
    expect(token()).toBe('t-2');
  });
});

describe("another member's session", () => {
  it('is not answered by a call of the one before', async () => {
    const requests = answerWith(() => success({ member_id: '1' }));
    const first = callRaw(memberInfo);
    beginSession('t-2', {});
    await Promise.all([first, callRaw(memberInfo)]);
    expect(requests.map(({ headers }) => headers.get('token'))).toEqual(['t-1', 't-2']);
  });

  it('does not see what the one before saw last', () => {
    lastGood.set('own', { a: 1 }, 'member');
    expect(lastGood.get('own')).toEqual({ a: 1 });
    beginSession('t-2', {});
    expect(lastGood.get('own')).toBe(undefined);
  });
});

describe('two tabs', () => {
  it('agree on who is there', () => {
    const noticeOf = vi.fn();
    const stop = watchSession(noticeOf);
    localStorage.removeItem('TOKEN');
    dispatchEvent(new StorageEvent('storage', { key: 'TOKEN' }));
    dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'TOKEN' }));
    expect([noticeOf.mock.calls.length, token()]).toEqual([2, '']);
  });
});
