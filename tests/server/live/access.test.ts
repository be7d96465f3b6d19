import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { live, liveWatch } from '#server/db/tables/live.ts';
import { message } from '#server/db/tables/message.ts';
import { moduleSwitch } from '#server/db/tables/site.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { reservableLives } from '#server/domains/live/index.ts';
import { remindReserved } from '#server/libraries/relation/index.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { demoLives, joinIn, knownAs, liveOn, ROOM_PASSWORD } from '../harness/live/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('live broadcasts', (opened) => {
  const db = () => opened().db;
  const room = async (index: number) => {
    const row = (await demoLives(db()))[index];
    if (!row) throw new Error(`no broadcast ${index}`);
    return row;
  };

  /** The demo's room with a password; its own hash has the server's cost, a quarter of a second for each try. */
  const guarded = async () => {
    const { id } = await room(10);
    const password = await hashPassword(ROOM_PASSWORD);
    await db().update(live).set({ password }).where(eq(live.id, id));
    return id;
  };

  it('lists the hall by status, with the member’s own reservations', async () => {
    const { read, reserve } = liveOn(db());
    const { id, token } = await joinIn(db());
    expect(id).toBeGreaterThan(0);
    const hall = (status: number) => read('liveHall', { status, page: 1 }, token);
    for (const status of [0, 1, 3]) {
      const { items, pageCount } = await hall(status);
      expect(items.length).toBeGreaterThan(2);
      expect(pageCount).toBeGreaterThan(0);
      expect(items.every((item) => item.status === status && item.teacher !== '')).toBe(true);
    }
    const [next] = (await hall(0)).items;
    expect((await reserve(next?.id ?? '', true, token)).data).toMatchObject({ on: 1, total: 1 });
    expect((await hall(0)).items[0]?.reserved).toBe(true);
    await reserve(next?.id ?? '', false, token);
    expect((await hall(0)).items[0]?.reserved).toBe(false);
  });

  it('lists no broadcast below the replays that cannot be watched again', async () => {
    const { read } = liveOn(db());
    const { token } = await joinIn(db());
    const { items } = await read('liveHall', { status: 3, page: 1 }, token);
    expect(items.length).toBeGreaterThan(2);
    for (const { id, title } of items)
      expect((await read('liveDetail', { id }, token)).hasReplay, title).toBe(true);
  });

  it('has nothing to show while the module is closed', async () => {
    const { ask, reserve } = liveOn(db());
    const { token } = await joinIn(db());
    const { id } = await room(0);
    const set = (open: boolean) =>
      db().update(moduleSwitch).set({ open }).where(eq(moduleSwitch.name, 'liveModule'));
    await set(false);
    try {
      for (const name of ['liveDetail', 'enterLive', 'liveMessages'] as const)
        expect(await ask(name, { id: String(id) }, token)).toMatchObject({ code: '52001' });
      expect((await ask('liveHall', { status: 1 }, token)).code).toBe('52001');
      expect((await reserve((await room(5)).id, true, token)).code).toBe('52001');
    } finally {
      await set(true);
    }
  });

  it.each(['0', '999999', 'abc', '2147483648', '-1'])('knows no broadcast %s', async (id) => {
    const { ask, reserve } = liveOn(db());
    const { token } = await joinIn(db());
    for (const name of ['liveDetail', 'enterLive', 'livePassword'] as const)
      expect(await ask(name, { id, password: 'x' }, token)).toMatchObject({
        code: '52002',
        msg: '直播不存在或已下架',
      });
    expect((await reserve(id, true, token)).code).toBe('53001');
  });

  it('hides what is not published', async () => {
    const { ask } = liveOn(db());
    const { token } = await joinIn(db());
    const { id } = await room(20);
    await db().update(live).set({ published: false }).where(eq(live.id, id));
    expect((await ask('liveDetail', { id: String(id) }, token)).code).toBe('52002');
    await db().update(live).set({ published: true }).where(eq(live.id, id));
  });

  it('lets everybody into a free room, and counts each viewer once', async () => {
    const { enter } = liveOn(db());
    const person = await joinIn(db());
    const before = await room(3);
    await enter(before.id, person);
    const entrance = await enter(before.id, person);
    expect((await room(3)).viewers).toBe(before.viewers + 1);
    expect(entrance.role).toBe('member');
    expect(entrance.stream).toMatch(/^\/stream\/slides\/index\.m3u8\?/);
  });

  it('gives no stream before the start', async () => {
    const { enter } = liveOn(db());
    expect((await enter((await room(1)).id, await joinIn(db()))).stream).toBe('');
  });

  it('asks for the price of a paid room, and opens it to a grant', async () => {
    const { ask, detail, enter } = liveOn(db());
    const person = await joinIn(db());
    const { id } = await room(14);
    expect(await ask('enterLive', { id: String(id) }, person.token)).toMatchObject({
      code: '52004',
      msg: expect.stringContaining('19.90 元'),
      data: null,
    });
    expect((await ask('liveMessages', { id: String(id) }, person.token)).code).toBe('52004');
    expect((await detail(id, person)).gate).toBe('pay');
    const now = Date.now();
    const endAt = now + MINUTE;
    const given = { memberId: person.id, target: 'live', targetId: id, source: 'buy' } as const;
    await giveGrant(db(), { ...given, endAt }, now);
    expect((await detail(id, person)).gate).toBe('open');
    expect((await enter(id, person)).stream).not.toBe('');
    const next = liveOn(db(), { clock: () => endAt + 1 });
    expect((await next.ask('enterLive', { id: String(id) }, person.token)).code).toBe('52004');
  });

  it('asks for a password once per member, and remembers it', async () => {
    const { ask, enter, detail } = liveOn(db());
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const { id, password } = await room(10);
    expect(password).not.toContain(ROOM_PASSWORD);
    expect((await detail(id, one)).gate).toBe('password');
    expect((await ask('enterLive', { id: String(id) }, one.token)).code).toBe('52003');
    const tell = (notice: string) =>
      ask('livePassword', { id: String(id), password: notice }, one.token);
    expect((await tell('study2025')).code).toBe('52005');
    expect((await tell(ROOM_PASSWORD)).code).toBe('200');
    expect((await enter(id, one)).stream).not.toBe('');
    expect((await detail(id, one)).gate).toBe('open');
    expect((await detail(id, other)).gate).toBe('password');
  });

  it('takes a password that was typed into the table', async () => {
    const { ask } = liveOn(db());
    const { token } = await joinIn(db());
    const { id, password } = await room(10);
    await db().update(live).set({ password: '口令 123' }).where(eq(live.id, id));
    const tell = async (notice: string) =>
      (await ask('livePassword', { id: String(id), password: notice }, token)).code;
    expect([await tell('口令 12'), await tell('口令 123')]).toEqual(['52005', '200']);
    await db().update(live).set({ password }).where(eq(live.id, id));
  });

  it('compares no more than five of a hundred passwords, then rests for 15 minutes', async () => {
    let now = Date.now();
    const { ask } = liveOn(db(), { clock: () => now });
    const { token } = await joinIn(db());
    const id = await guarded();
    const tell = (notice: string) =>
      ask('livePassword', { id: String(id), password: notice }, token);
    const codes: string[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const tries = Array.from({ length: 10 }, (_, index) => tell(`wrong${batch}${index}`));
      codes.push(...(await Promise.all(tries)).map(({ code }) => code));
    }
    expect(codes.filter((code) => code === '52005').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === '52006').length).toBeGreaterThanOrEqual(95);
    expect(await tell(ROOM_PASSWORD)).toMatchObject({ code: '52006' });
    now += 15 * MINUTE + 1;
    expect((await tell(ROOM_PASSWORD)).code).toBe('200');
  });

  it('slows down many members of one network', async () => {
    const { ask } = liveOn(db());
    const id = await guarded();
    const codes = new Set<string>();
    for (let at = 0; at < 8; at += 1) {
      const { token } = await joinIn(db());
      for (let tries = 0; tries < 4; tries += 1)
        codes.add((await ask('livePassword', { id: String(id), password: 'no' }, token)).code);
    }
    expect(codes).toEqual(new Set(['52005', '52007']));
  });

  it('plays what a ticket is for, and nothing else', async () => {
    let now = Date.now();
    const { enter, get } = liveOn(db(), { clock: () => now });
    const { id } = await room(0);
    const { stream } = await enter(id, await joinIn(db()));
    const playlist = await get(stream);
    expect(playlist).toMatchObject({ status: 200, type: 'application/vnd.apple.mpegurl' });
    const [segment = ''] = playlist.body.match(/^\d+\.ts(?=\?)/m) ?? [];
    const adjacent = (file: string) => stream.replace('index.m3u8', file);
    expect(await get(adjacent(segment))).toMatchObject({ status: 200, type: 'video/mp2t' });
    for (const file of ['999.ts', 'whole.mp4', '..%2Fmusic%2Findex.m3u8', 'index.m3u8.ts'])
      expect((await get(adjacent(file))).status).toBe(404);
    const forged = [
      stream.replace('/slides/', '/music/'),
      stream.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    ];
    for (const address of forged) {
      expect(address).not.toBe(stream);
      expect((await get(address)).status).toBe(403);
    }
    now += 5 * MINUTE + 1;
    expect((await get(stream)).status).toBe(403);
    expect((await get(adjacent(segment))).status).toBe(403);
  });

  it('plays what lies in the upload folder, and parts of it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'live-streams-'));
    const folder = join(dataDir, 'uploads/streams/Own_live-1');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.m3u8'), '#EXTM3U\n#EXTINF:4,\npart-1.ts\n#EXT-X-ENDLIST\n');
    writeFileSync(join(folder, 'part-1.mpegts'), 'G123456789');
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const { enter, get, app } = liveOn(db(), { config });
    const { id, stream: before } = await room(0);
    await db().update(live).set({ stream: 'Own_live-1' }).where(eq(live.id, id));
    const { stream } = await enter(id, await joinIn(db()));
    const playlist = await get(stream);
    expect(playlist.body).toContain('\npart-1.ts?');
    expect(playlist.body).not.toContain('#EXT-X-ENDLIST');
    const url = stream.replace('index.m3u8', 'part-1.ts');
    expect(await get(url)).toMatchObject({ status: 200, body: 'G123456789' });
    const part = await app.inject({ url, headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    await db().update(live).set({ stream: before }).where(eq(live.id, id));
    expect((await get(stream)).status).toBe(403);
    expect((await get(url)).status).toBe(403);
  });

  it('plays the whole replay, and says where there is none', async () => {
    const { enter, get } = liveOn(db());
    const person = await joinIn(db());
    const { stream } = await enter((await room(16)).id, person);
    expect((await get(stream)).body).toContain('#EXT-X-ENDLIST');
    const notFound = await room(16);
    await db().update(live).set({ replay: 'nowhere' }).where(eq(live.id, notFound.id));
    expect(await get((await enter(notFound.id, person)).stream)).toMatchObject({ status: 404 });
    await db().update(live).set({ replay: '' }).where(eq(live.id, notFound.id));
    expect((await enter(notFound.id, person)).stream).toBe('');
    await db().update(live).set({ replay: notFound.replay }).where(eq(live.id, notFound.id));
  });

  it('knows host and assistant, who need neither password nor grant', async () => {
    const { enter } = liveOn(db());
    const [teacher, doctor] = [
      await knownAs(db(), 'demo_teacher'),
      await knownAs(db(), 'demo_doctor'),
    ];
    const { id, password } = await room(13);
    await db().update(live).set({ password: 'secret' }).where(eq(live.id, id));
    expect((await enter(id, teacher)).role).toBe('host');
    expect((await enter(id, doctor)).role).toBe('assistant');
    await db().update(live).set({ password }).where(eq(live.id, id));
  });

  it('refuses a reservation of what has begun, and calls without a login', async () => {
    const { ask, reserve } = liveOn(db());
    const { token } = await joinIn(db());
    const id = String((await room(0)).id);
    expect((await reserve(id, true, token)).code).toBe('52008');
    expect((await reserve(id, false, token)).data).toEqual({ on: 0, total: 0 });
    for (const name of ['liveDetail', 'enterLive', 'livePassword', 'sayInLive'] as const)
      expect((await ask(name, { id, password: 'x', body: 'x' })).code).toBe('-200');
  });

  it('reminds who has reserved, once, shortly before the start', async () => {
    const { reserve } = liveOn(db());
    const [one, other] = [await joinIn(db()), await joinIn(db())];
    const { id, startAt, title } = await room(5);
    const start = startAt.getTime();
    await reserve(id, true, one.token);
    const messagesOf = (memberId: number) =>
      db().select().from(message).where(eq(message.memberId, memberId));
    const remind = (at: number) => remindReserved(db(), reservableLives, at);
    await remind(start - 16 * MINUTE);
    expect(await messagesOf(one.id)).toEqual([]);
    await Promise.all([remind(start - 14 * MINUTE), remind(start)]);
    expect(await messagesOf(one.id)).toMatchObject([
      { group: 'live', body: expect.stringContaining(title), link: `/zhiboing/${id}` },
    ]);
    expect(await messagesOf(other.id)).toEqual([]);
    await remind(start + MINUTE);
    expect(await messagesOf(one.id)).toHaveLength(1);
  });

  it('counts the time in a room by its own clock, once', async () => {
    let now = Date.now();
    const { ask } = liveOn(db(), { clock: () => now });
    const person = await joinIn(db());
    const id = (await room(3)).id;
    const poll = () => ask('liveMessages', { id: String(id) }, person.token);
    const seconds = async () => {
      const own = and(eq(liveWatch.liveId, id), eq(liveWatch.memberId, person.id));
      return (await db().select().from(liveWatch).where(own))[0]?.seconds;
    };
    for (let beat = 0; beat < 5; beat += 1) {
      await Promise.all([poll(), poll(), poll()]);
      now += 10_500;
    }
    expect(await seconds()).toBe(42);
    now += 3_600_000;
    await poll();
    expect(await seconds()).toBe(42);
  });
});
