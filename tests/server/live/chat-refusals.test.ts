import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { live } from '#server/db/tables/live.ts';
import { session } from '#server/db/tables/login.ts';
import { endSession, endSessionsOf, hashOf } from '#server/platform/auth/session.ts';
import { demoLives, joinIn } from '../harness/live/calls.ts';
import { chatRoomsOn } from '../harness/live/chat-rooms.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what a live room’s chat does not take', (opened) => {
  const db = () => opened().db;
  const { serve, open, freshRoom, enter } = chatRoomsOn(opened);

  it('refuses the flood of one, says so for each, and keeps the rest', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const [loud, quiet] = [await joinIn(db()), await joinIn(db())];
    const flood = await enter(origin, id, loud.token);
    const other = await enter(origin, id, quiet.token);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => flood.say(`刷屏${n}`)));
    await other.say('还听得到吗');
    await Promise.all([flood.hear('还听得到吗'), other.hear('还听得到吗')]);
    const accepted = answers.filter(({ type }) => type === 'said');
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual(10);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({
      data: { code: '52016', msg: '发送太快了，请稍后再发' },
    });
    const heard = other.entries().filter(({ body }) => body.startsWith('刷屏'));
    expect(heard).toHaveLength(accepted.length);
  });

  it.each([
    ['', '52011'],
    [' \u0000\n ', '52011'],
    ['长'.repeat(201), '52012'],
  ])('refuses %j with %s', async (body, code) => {
    const { origin } = await serve();
    const { token } = await joinIn(db());
    const socket = await enter(origin, await freshRoom(), token);
    expect(await socket.say(body)).toMatchObject({ type: 'refused', data: { code } });
  });

  it.each([
    ['100 KB', 'x'.repeat(100 * 1024), 1009],
    ['no JSON', '{', 1008],
    ['another kind of frame', JSON.stringify({ type: 'recall' }), 1008],
    ['a second coming', JSON.stringify({ type: 'join', id: '1' }), 1008],
  ])('closes politely on %s', async (_, text, code) => {
    const { origin } = await serve();
    const id = await freshRoom();
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const bad = await enter(origin, id, one.token);
    const good = await enter(origin, id, other.token);
    bad.send(text);
    expect((await bad.closed()).code).toBe(code);
    expect((await good.say('没有影响')).type).toBe('said');
  });

  it('lets nobody in who may not: no login, no room, no password, no grant', async () => {
    const { origin } = await serve();
    const { token } = await joinIn(db());
    const rooms = await demoLives(db());
    const why = async (id: number | undefined, own: string) => {
      const socket = open(origin);
      await socket.opened;
      socket.send({ type: 'join', id: String(id), token: own, since: 0 });
      const { code } = await socket.over();
      return [code, (await socket.closed()).code];
    };
    expect(await why(rooms[0]?.id, 'forged')).toEqual(['-200', 4401]);
    expect(await why(999_999, token)).toEqual(['52002', 4401]);
    expect(await why(rooms[10]?.id, token)).toEqual(['52003', 4401]);
    expect(await why(rooms[14]?.id, token)).toEqual(['52004', 4401]);
  });

  it('counts what cannot be read as what was said', async () => {
    const { origin } = await serve();
    const { token } = await joinIn(db());
    const socket = await enter(origin, await freshRoom(), token);
    const answers = await Promise.all(Array.from({ length: 30 }, () => socket.say('')));
    const codes = answers.map(({ data }) => data.code);
    expect(codes).toContain('52011');
    expect(codes).toContain('52016');
    expect(codes.filter((code) => code === '52011').length).toBeLessThanOrEqual(10);
  });

  it('is shut to a network that keeps knocking in vain, and to no other', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const { token } = await joinIn(db());
    const from = (network: string) => ({ 'x-forwarded-for': network });
    const knock = async (network: string, sent: object | string) => {
      const socket = open(origin, from(network));
      await socket.opened;
      socket.send(sent);
      return (await socket.closed()).code;
    };
    const forged = { type: 'join', id: String(id), token: 'forged', since: 0 };
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await knock('203.0.113.9', forged)).toBe(4401);
      expect(await knock('203.0.113.9', '')).toBe(1008);
    }
    await expect.poll(() => knock('203.0.113.9', forged), { timeout: 5000 }).toBe(1013);
    const other = open(origin, from('203.0.113.10'));
    await other.join(id, token, 0);
    expect((await other.say('别的网络进得来')).type).toBe('said');
  });

  it('says nothing to who has not come in, nor to another site’s page', async () => {
    const { origin } = await serve();
    const early = open(origin);
    await early.opened;
    early.send({ type: 'say', key: 'k', body: '你好' });
    expect((await early.closed()).code).toBe(1008);
    await expect(open(origin, { origin: 'https://evil.example' }).opened).rejects.toThrow('403');
    await expect(open(origin, { origin: 'null' }).opened).rejects.toThrow('403');
    await open(origin, { origin }).opened;
  });

  it('ends with the session', async () => {
    const { origin } = await serve();
    const { token } = await joinIn(db());
    const socket = await enter(origin, await freshRoom(), token);
    const own = eq(session.tokenHash, hashOf(token));
    await db().update(session).set({ revokedAt: new Date() }).where(own);
    socket.send({ type: 'say', key: 'k', body: '还在吗' });
    expect(await socket.over()).toMatchObject({ code: '-200', msg: '暂未登录' });
    expect((await socket.closed()).code).toBe(4401);
  });

  it.each([
    ['a log-out', (own: string, now: number) => endSession(db(), own, now)],
    [
      'another password',
      (own: string, now: number, id: number) => endSessionsOf(db(), id, now, `other than ${own}`),
    ],
  ])('ends with %s, on whatever server, before the page says anything', async (_, endIt) => {
    const { origin } = await serve();
    const room = await freshRoom();
    const [{ id, token }, other] = [await joinIn(db()), await joinIn(db())];
    const [socket, stays] = [
      await enter(origin, room, token),
      await enter(origin, room, other.token),
    ];
    const start = performance.now();
    await endIt(hashOf(token), Date.now(), id);
    expect(await socket.over()).toMatchObject({ code: '-200', msg: '暂未登录' });
    expect((await socket.closed()).code).toBe(4401);
    // sooner than sessions are looked after anyway
    expect(performance.now() - start).toBeLessThan(15_000);
    expect((await stays.say('没有影响')).type).toBe('said');
  });

  it('is read, not written, once the broadcast is over', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const { token } = await joinIn(db());
    const socket = await enter(origin, id, token);
    await socket.say('播出中');
    await db().update(live).set({ status: 3 }).where(eq(live.id, id));
    expect(await socket.say('结束后')).toMatchObject({ data: { code: '52017' } });
    const again = await enter(origin, id, token);
    await again.hear('播出中');
    await again.until(() => again.state()?.status === 3, 'the end');
  });
});
