import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { AppOptions } from '../../server/app.ts';
import { live } from '../../server/db/tables/events.ts';
import { liveMessage } from '../../server/db/tables/live.ts';
import { session } from '../../server/db/tables/people.ts';
import { hashOf } from '../../server/platform/session.ts';
import { onEveryDatabase } from './database.ts';
import { demoLives, joinIn, knownAs, liveOn } from './live.ts';
import { openSocket, type Socket } from './live-socket.ts';

onEveryDatabase('a live room’s chat', (opened) => {
  const db = () => opened().db;
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  const serve = async (options: Partial<AppOptions> = {}) => {
    const api = liveOn(db(), options);
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    ending.push(() => api.app.close());
    return { ...api, origin };
  };
  const open = (origin: string, headers: Record<string, string> = {}): Socket => {
    const socket = openSocket(origin, { headers });
    ending.push(() => socket.close());
    return socket;
  };
  /** A room of its own that `demo_teacher` holds. */
  const freshRoom = async () => {
    const [made] = await db()
      .insert(live)
      .values({
        title: '测试直播',
        status: 1,
        priceFen: 0,
        startAt: new Date(),
        teacherId: await own(),
      })
      .returning();
    if (!made) throw new Error('no room');
    return made.id;
  };
  const own = async () => (await demoLives(db()))[13]?.teacherId ?? null;
  const enter = async (origin: string, id: number, token: string, since = 0) => {
    const socket = open(origin);
    await socket.join(id, token, since);
    return socket;
  };

  it('tells all who are in the room, in one order, and acknowledges by key', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const people = [await joinIn(db(), '甲'), await joinIn(db(), '乙'), await joinIn(db(), '丙')];
    const sockets = await Promise.all(people.map(({ token }) => enter(origin, id, token)));
    const said = await Promise.all(
      sockets.flatMap((socket, at) => [0, 1, 2].map((n) => socket.say(`第${at}人第${n}句`))),
    );
    expect(said.map(({ type }) => type)).toEqual(Array(9).fill('said'));
    const logs = [];
    for (const socket of sockets) {
      await socket.until(() => socket.entries().length >= 9, 'nine entries');
      logs.push(socket.entries().map(({ id: entry, body }) => `${entry} ${body}`));
    }
    expect(new Set(logs[0]).size).toBe(9);
    expect(logs[1]).toEqual(logs[0]);
    expect(logs[2]).toEqual(logs[0]);
    const ids = sockets[0]?.entries().map((entry) => entry.id) ?? [];
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(sockets[1]?.entries().find(({ body }) => body === '第0人第0句')).toMatchObject({
      nickname: '甲',
      role: 'member',
      memberId: String(people[0]?.id),
    });
  });

  it('keeps markup as the text it is', async () => {
    const { origin } = await serve();
    const { token } = await joinIn(db());
    const socket = await enter(origin, await freshRoom(), token);
    const body = '<img src=x onerror=alert(1)> & "引号" \u{1F600}';
    await socket.say(body);
    expect((await socket.hear(body)).kind).toBe('text');
  });

  it('writes one message however often its key is sent, also by call', async () => {
    const { origin, ask } = await serve();
    const id = await freshRoom();
    const { token } = await joinIn(db());
    const socket = await enter(origin, id, token);
    const key = randomUUID();
    await Promise.all([socket.say('一次', key), socket.say('一次', key)]);
    const again = await ask('sayInLive', { id: String(id), body: '一次', key }, token);
    expect(again.code).toBe('200');
    await socket.say('末尾');
    await socket.hear('末尾');
    expect(socket.entries().map(({ body }) => body)).toEqual(['一次', '末尾']);
  });

  it('tells who comes back what they missed, each once', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const stays = await enter(origin, id, one.token);
    const leaves = await enter(origin, id, other.token);
    await stays.say('之前');
    const { id: since } = await leaves.hear('之前');
    leaves.close();
    await leaves.closed();
    for (const body of ['一', '二', '三']) await stays.say(body);
    const back = await enter(origin, id, other.token, since);
    await stays.say('四');
    await back.hear('四');
    expect(back.entries().map(({ body }) => body)).toEqual(['一', '二', '三', '四']);
  });

  it('begins anew for who knows of a log that is not there', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const { token } = await joinIn(db());
    await (await enter(origin, id, token)).say('早先');
    const socket = await enter(origin, id, token, 2_000_000_000);
    expect((await socket.hear('早先')).id).toBeLessThan(2_000_000_000);
    await socket.say('后来');
    await socket.hear('后来');
  });

  it('tells who was away for long the end of the log, and that there is more', async () => {
    const { origin, read } = await serve();
    const id = await freshRoom();
    const { token, id: memberId } = await joinIn(db());
    const first = await enter(origin, id, token);
    await first.say('开头');
    const { id: since } = await first.hear('开头');
    const rows = Array.from({ length: 310 }, (_, n) => ({
      ...{ liveId: id, memberId, kind: 'text' as const, at: new Date() },
      ...{ body: `第 ${n} 句`, clientKey: `bulk:${n}` },
    }));
    await db().insert(liveMessage).values(rows);
    // the first server has heard it all
    const other = await serve();
    const socket = await enter(other.origin, id, token, since);
    await socket.hear('第 309 句');
    const [reset] = socket.frames.filter(({ type }) => type === 'entries');
    expect(reset).toMatchObject({ data: { reset: true } });
    const known = socket.entries();
    expect(known).toHaveLength(50);
    const before = { id: String(id), before: known[0]?.id };
    const earlier = await read('liveMessages', before, token);
    expect(earlier.entries.at(-1)?.body).toBe('第 259 句');
    await first.hear('第 309 句');
    expect(first.entries()).toHaveLength(311);
  });

  it('is one room on several servers', async () => {
    const [here, there] = [await serve(), await serve()];
    const id = await freshRoom();
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const first = await enter(here.origin, id, one.token);
    const second = await enter(there.origin, id, other.token);
    const both = Array.from({ length: 5 }, (_, n) => [first.say(`甲${n}`), second.say(`乙${n}`)]);
    await Promise.all(both.flat());
    for (const socket of [first, second])
      await socket.until(() => socket.entries().length >= 10, 'ten entries');
    expect(second.entries().map((entry) => entry.id)).toEqual(
      first.entries().map((entry) => entry.id),
    );
    expect(new Set(first.entries().map(({ body }) => body)).size).toBe(10);
  });

  it('goes on after a restart of the server, without loss or doubling', async () => {
    const before = await serve();
    const id = await freshRoom();
    const { token } = await joinIn(db());
    const first = await enter(before.origin, id, token);
    await first.say('重启前');
    const { id: since } = await first.hear('重启前');
    await before.app.close();
    expect((await first.closed()).code).toBe(1001);
    const after = await serve();
    const again = await enter(after.origin, id, token, since);
    await again.say('重启后');
    await again.hear('重启后');
    expect(again.entries().map(({ body }) => body)).toEqual(['重启后']);
  });

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

  it('tells how many are in the room', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const first = await enter(origin, id, (await joinIn(db())).token);
    const second = await enter(origin, id, (await joinIn(db())).token);
    await first.until(() => first.state()?.online === 2, 'two');
    second.close();
    await first.until(() => first.state()?.online === 1, 'one');
  });

  it('lets the host mute a member, who is told why, and lift it', async () => {
    const { origin, ask, enter: comeIn } = await serve();
    const id = await freshRoom();
    const [host, loud] = [await knownAs(db(), 'demo_teacher'), await joinIn(db())];
    await comeIn(id, loud);
    const stage = await enter(origin, id, host.token);
    const seat = await enter(origin, id, loud.token);
    const mute = (minutes: number, token = host.token, memberId = loud.id) =>
      ask('muteMember', { id: String(id), member_id: String(memberId), minutes }, token);
    expect((await mute(10, loud.token)).code).toBe('52020');
    expect((await mute(1441)).code).toBe('52022');
    expect((await mute(10, host.token, 999_999)).code).toBe('52025');
    expect((await mute(10, host.token, host.id)).code).toBe('52023');
    expect((await mute(10)).code).toBe('200');
    const told = await seat.hear('已被禁言 10 分钟');
    expect(told).toMatchObject({ kind: 'mute', target: loud.id, role: 'host', nickname: '吴承宇' });
    expect(await seat.say('不服')).toMatchObject({
      type: 'refused',
      data: { code: '52013', msg: '你已被禁言，10 分钟后可以发言' },
    });
    expect((await stage.say('请大家文明发言')).type).toBe('said');
    await mute(0);
    await seat.hear('已解除禁言');
    expect((await seat.say('谢谢')).type).toBe('said');
  });

  it('recalls one’s own message within two minutes, any by the host', async () => {
    let now = Date.now();
    const { origin, ask } = await serve({ clock: () => now });
    const id = await freshRoom();
    const [host, one, other] = [
      await knownAs(db(), 'demo_teacher'),
      await joinIn(db()),
      await joinIn(db()),
    ];
    const socket = await enter(origin, id, one.token);
    await socket.say('说错了');
    await socket.say('太晚了');
    const first = await socket.hear('说错了');
    const second = await socket.hear('太晚了');
    const recall = (entry_id: number, token: string) =>
      ask('recallMessage', { id: String(id), entry_id }, token);
    expect((await recall(first.id, other.token)).code).toBe('52018');
    expect((await recall(first.id, one.token)).code).toBe('200');
    expect((await recall(first.id, one.token)).code).toBe('200');
    const recalls = () => socket.entries().filter(({ kind }) => kind === 'recall');
    await socket.until(() => recalls().length > 0, 'recall');
    now += 120_001;
    expect((await recall(second.id, one.token)).code).toBe('52019');
    expect((await recall(second.id, host.token)).code).toBe('200');
    await socket.until(() => recalls().length === 2, 'second recall');
    expect(recalls().map(({ target }) => target)).toEqual([first.id, second.id]);
    const late = await enter(origin, id, other.token);
    const texts = late.entries().filter(({ kind }) => kind === 'text');
    expect(texts.map(({ body, recalled }) => [body, recalled])).toEqual([
      ['', true],
      ['', true],
    ]);
    const otherRoom = String((await demoLives(db()))[0]?.id);
    const foreign = await ask('recallMessage', { id: otherRoom, entry_id: second.id }, one.token);
    expect(foreign.code).toBe('52018');
  });

  it('slows down and silences all but who leads, as the host sets it', async () => {
    let now = Date.now();
    const { origin, ask } = await serve({ clock: () => now });
    const id = await freshRoom();
    const [host, one] = [await knownAs(db(), 'demo_teacher'), await joinIn(db())];
    const stage = await enter(origin, id, host.token);
    const seat = await enter(origin, id, one.token);
    const set = (mute_all: boolean, slow_seconds: number, token = host.token) =>
      ask('changeLiveSettings', { id: String(id), mute_all, slow_seconds }, token);
    expect((await set(true, 0, one.token)).code).toBe('52020');
    expect((await set(false, 301)).code).toBe('52024');
    expect((await set(false, 30)).code).toBe('200');
    await seat.until(() => seat.state()?.slowSeconds === 30, 'slow mode');
    expect((await seat.say('第一句')).type).toBe('said');
    now += 12_000;
    expect(await seat.say('第二句')).toMatchObject({
      data: { code: '52015', msg: '慢速模式，请 18 秒后再发' },
    });
    expect((await stage.say('一')).type).toBe('said');
    expect((await stage.say('二')).type).toBe('said');
    now += 18_000;
    expect((await seat.say('第三句')).type).toBe('said');
    await set(true, 0);
    await seat.hear('已开启全员禁言，已关闭慢速模式');
    expect(await seat.say('还能说吗')).toMatchObject({ data: { code: '52014' } });
    expect((await stage.say('三')).type).toBe('said');
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

  it('serves who has no socket as well', async () => {
    const { origin, read, ask } = await serve();
    const id = await freshRoom();
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const socket = await enter(origin, id, one.token);
    await ask('sayInLive', { id: String(id), body: '从网页来' }, other.token);
    const { id: since } = await socket.hear('从网页来');
    await socket.say('从套接字来');
    const polled = await read('liveMessages', { id: String(id), since }, other.token);
    expect(polled.entries.map(({ body }) => body)).toEqual(['从套接字来']);
    const online = async () =>
      (await read('liveMessages', { id: String(id), since }, other.token)).state.online;
    await expect.poll(online).toBe(2);
  });
});
