// @vitest-environment window
// @window-url https://app.example/login
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishLogin, isFinishing } from '#src/pages/login/after-login.ts';
import { forgetSession, readSession, token, writeSession } from '#src/platform/session/session.ts';
import { here } from '../../harness/pages/leaving.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const PROFILE = '/v9/Member/is_setform';
const IDS = '/v1/member/encryption';
const session = {
  info: { token: 'fresh' },
  user: { id: '7', nickname: '李明', avatar: '', phone: '' },
};

const backEnd = (profile: Reply, ids: Reply = { code: 200, data: { member_id: '7', p_id: '3' } }) =>
  stubBackEnd(({ path }) => ({ [PROFILE]: profile, [IDS]: ids })[path] ?? { code: 404 });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
});

describe('after a login', () => {
  it.each([
    [{ code: 200, data: 0 }, '/loginform?type=1'],
    [{ code: 200, data: '0' }, '/loginform?type=1'],
    [{ code: 200, data: 1 }, '/course'],
    [{ code: '200', data: '1' }, '/course'],
    [{ code: 500, msg: '坏了' }, '/course'],
    ['<html>', '/course'],
  ])(
    'with the profile check %j it is gone to %s, and back does not lead to the login',
    async (profile, address) => {
      backEnd(profile);
      const push = vi.spyOn(history, 'pushState');
      writeSession('beforeLoginUrl', '/course');
      await finishLogin(session);
      expect([here(), push.mock.calls.length]).toEqual([address, 0]);
      push.mockRestore();
    },
  );

  it('asks for the profile of type 1, with the new token', async () => {
    const requests = backEnd({ code: 200, data: 1 });
    await finishLogin(session);
    expect(requests.find(({ path }) => path === PROFILE)?.body).toEqual({ type: 1 });
  });

  it('keeps the parent that is known where the server names none', async () => {
    backEnd({ code: 200, data: 1 }, { code: 200, data: { member_id: '7', p_id: '' } });
    writeSession('parentId', '12');
    await finishLogin(session);
    expect(readSession('parentId')).toBe('12');
  });

  it('leaves whoever has gone on where they are, logged in', async () => {
    backEnd({ code: 200, data: 1 });
    writeSession('beforeLoginUrl', '/course');
    history.replaceState(null, '', '/my');
    await finishLogin(session, { from: '/login' });
    expect([here(), token()]).toEqual(['/my', 'fresh']);
  });

  it('leads nowhere whoever has been logged out meanwhile', async () => {
    backEnd({ code: 200, data: 1 });
    writeSession('beforeLoginUrl', '/course');
    const finished = finishLogin(session);
    expect(isFinishing()).toBe(true);
    forgetSession();
    await finished;
    expect([here(), token(), isFinishing()]).toEqual(['/login', '', false]);
  });
});
