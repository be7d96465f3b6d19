import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { HearSignals } from '#server/db/connections/hear-signals.ts';
import { sendSignals } from '#server/db/signals.ts';
import { liveMessage } from '#server/db/tables/live.ts';
import { joinIn } from '../harness/live/calls.ts';
import { chatRoomsOn } from '../harness/live/chat-rooms.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('a live room’s chat', (opened) => {
  const db = () => opened().db;
  const { serve, freshRoom, enter } = chatRoomsOn(opened);

  /** Has no server look by the clock. */
  const nobodyLooks = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  };

  it('tells all who are in the room, in one order, and acknowledges by key', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const people = [await joinIn(db(), '甲'), await joinIn(db(), '乙'), await joinIn(db(), '丙')];
    const sockets = await Promise.all(people.map(({ token }) => enter(origin, id, token)));
    const texts = await Promise.all(
      sockets.flatMap((socket, at) => [0, 1, 2].map((n) => socket.say(`第${at}人第${n}句`))),
    );
    expect(texts.map(({ type }) => type)).toEqual(Array(9).fill('said'));
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
    await sendSignals(db(), 'live', [`${id} by hand`]);
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

  it('is read again as soon as signals may have been missed', async () => {
    nobodyLooks();
    let missed = () => {};
    const hear: HearSignals = (name, heard) => {
      if (name === 'live') missed = () => heard(undefined);
      return () => {};
    };
    const { origin } = await serve({ line: { ...opened().line, hear } });
    const id = await freshRoom();
    const { token, id: memberId } = await joinIn(db());
    const socket = await enter(origin, id, token);
    await db().insert(liveMessage).values({
      liveId: id,
      memberId,
      kind: 'text',
      body: '别处来',
      clientKey: 'k',
      at: new Date(),
    });
    missed();
    await socket.hear('别处来');
  });

  it('is one room on several servers', async () => {
    nobodyLooks();
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
    await there.ask('sayInLive', { id: String(id), body: '从网页来' }, other.token);
    await first.hear('从网页来');
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

  it('tells how many are in the room', async () => {
    const { origin } = await serve();
    const id = await freshRoom();
    const first = await enter(origin, id, (await joinIn(db())).token);
    const second = await enter(origin, id, (await joinIn(db())).token);
    await first.until(() => first.state()?.online === 2, 'two');
    second.close();
    await first.until(() => first.state()?.online === 1, 'one');
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
