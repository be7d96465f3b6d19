import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { live } from '#server/db/tables/live.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { message } from '#server/db/tables/message.ts';
import { consentTable } from '#server/db/tables/onboarding.ts';
import { broadcastTable } from '#server/db/tables/studio.ts';
import { turnPremieres } from '#server/domains/live/premieres.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { broadcastsOn } from '../harness/broadcasts.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const codes = { ...studioRefusals, ...teacherRefusals, ...mediaRefusals };
const codeFor = (name: keyof typeof codes) => String(codes[name].code);
const OK = '200';
const decided = { outcome: 'decided' };

onDatabase('broadcasts by teachers', (opened) => {
  let at: Awaited<ReturnType<typeof broadcastsOn>>;
  const db = () => opened().db;

  beforeAll(async () => {
    at = await broadcastsOn(db());
  });

  const apply = (own: object = {}, by = at.studio.owner) =>
    at.codeOf('applyForBroadcast', at.wish(own), by);

  /** As the job that looks every ten seconds does. */
  const look = async (now: number) => {
    const turned: number[] = [];
    const turn = async (ids: readonly number[]) => void turned.push(...ids);
    const finish = await turnPremieres({ turn })(db(), 'all', now, {
      tries: 1,
      during: (work) => work(new AbortController().signal),
    });
    expect(finish).toBeTypeOf('function');
    return turned;
  };

  const liveOf = async (id: number) => (await db().select().from(live).where(eq(live.id, id)))[0];

  it('are refused, changed, approved once, seen in the hall, run by the clock and replayed', async () => {
    const { studio, calls, send, decide, list, rowOf, hall, desk, seat } = at;
    const { owner, stranger } = studio;
    const sent = await send({ title: '读图一小时', admission: 'paid', priceFen: 990 });
    expect(sent).toMatchObject({ state: 'waiting', priceFen: 990, live: '' });
    const home = () => studio.calls.get('studioHome', {}, owner.token);
    expect(await home()).toMatchObject({ broadcastsWaiting: 1, broadcastsRefused: 0 });
    expect(await decide(sent.id, '请写清楚适合谁听')).toEqual(decided);
    expect(await home()).toMatchObject({ broadcastsWaiting: 0, broadcastsRefused: 1 });
    expect(await decide(sent.id)).toEqual({ outcome: 'stale' });
    const [refused] = await list();
    expect(refused).toMatchObject({ state: 'refused', reason: '请写清楚适合谁听' });
    expect(await hall(0)).not.toContain(sent.id);

    const startTime = calls.now() + 40 * MINUTE;
    const again = { id: sent.id, version: refused?.version, title: '读图一小时', startTime };
    const changed = { ...again, admission: 'paid', priceFen: 1990, intro: '适合住院医师' };
    expect(await apply(changed)).toBe(OK);
    const both = await Promise.all([decide(sent.id), decide(sent.id)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['decided', 'stale']);
    const row = await rowOf(sent.id);
    const liveId = row?.liveId ?? 0;
    expect(await liveOf(liveId)).toMatchObject({
      ...{ title: '读图一小时', priceFen: 1990, teacherId: studio.teacherId, premiere: true },
      ...{ stream: 'slides', replay: 'slides', thumb: '/media/live-1.svg', published: true },
      ...{ introHtml: '<p>适合住院医师</p>', status: 0 },
    });
    const named = eq(live.title, '读图一小时');
    expect(await db().$count(live, named)).toBe(1);
    const told = await db().select().from(message).where(eq(message.memberId, owner.memberId));
    expect(told.filter(({ title }) => title === '你的直播申请已通过')).toHaveLength(1);
    const audit = await desk.audit(seat);
    expect(audit.filter(({ text }) => text.includes('读图一小时'))).toHaveLength(2);

    expect(await hall(0)).toContain(String(liveId));
    const shop = ordersOn(db());
    const buyer = await shop.join({ nickname: '林晓', phone: '13800001234' });
    await shop.buy({ kind: 'live', id: String(liveId) }, buyer.token);
    expect(await auditBooks(db())).toEqual([]);
    // what was bought has begun by the learners' clock
    calls.tick(MINUTE);
    const enter = async () => calls.get('enterLive', { id: String(liveId) }, buyer.token);
    expect((await enter()).stream).toBe('');

    calls.tick(startTime - SECOND - calls.now());
    expect(await look(calls.now())).not.toContain(liveId);
    calls.tick(SECOND);
    expect(await look(calls.now())).toContain(liveId);
    expect(await look(calls.now())).not.toContain(liveId);
    expect(await hall(1)).toContain(String(liveId));
    const playlist = async () => {
      const { stream } = await enter();
      return (await calls.app.inject({ url: stream })).body;
    };
    const names = (body: string) => body.match(/^\d+\.ts/gm);
    expect(names(await playlist())).toEqual(['000.ts', '001.ts', '002.ts']);
    calls.tick(20 * SECOND);
    const onAir = await playlist();
    expect(names(onAir)).toEqual(['002.ts', '003.ts', '004.ts', '005.ts', '006.ts', '007.ts']);
    expect(onAir).not.toContain('#EXT-X-ENDLIST');
    calls.tick(10 * MINUTE);
    expect((await playlist()).trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
    calls.tick(20 * MINUTE);
    expect(await look(calls.now())).toContain(liveId);
    expect(names(await playlist())).toHaveLength(15);
    expect(await hall(3)).toContain(String(liveId));
    const [ended] = (await list()).filter(({ id }) => id === sent.id);
    expect(ended).toMatchObject({ state: 'passed', status: 3, live: String(liveId) });
    const strange = await calls.ask('enterLive', { id: String(liveId) }, stranger.token);
    expect(strange.code).toBe('52004');
  });

  it('begin and end also where no server ran meanwhile, and not while they are hidden', async () => {
    const { plan, calls } = at;
    const { live: missed } = await plan();
    const { live: hidden } = await plan();
    await db().update(live).set({ published: false }).where(eq(live.id, hidden));
    const turned = await look(calls.now() + 40 * DAY);
    expect(turned).toContain(missed);
    expect(turned).not.toContain(hidden);
    expect((await liveOf(missed))?.status).toBe(3);
    expect((await liveOf(hidden))?.status).toBe(0);
  });

  it('begin at their second and end at theirs', async () => {
    const { live: id } = await at.plan();
    const start = (await liveOf(id))?.startAt.getTime() ?? 0;
    await look(start - 4 * SECOND);
    expect((await liveOf(id))?.status).toBe(0);
    await look(start);
    expect((await liveOf(id))?.status).toBe(1);
    await look(start + 30 * MINUTE);
    expect((await liveOf(id))?.status).toBe(3);
  });

  describe('are whose workshop it is', () => {
    it('and nobody else sees, changes or withdraws them', async () => {
      const { send, codeOf, studio, calls } = at;
      const { stranger, assistant, admin } = studio;
      const { id, version } = await send();
      const other = await broadcastsOn(db());
      expect(await codeOf('broadcastList', { page: 1 }, stranger)).toBe(codeFor('noWorkshop'));
      expect((await other.list()).map((row) => row.id)).not.toContain(id);
      for (const call of ['broadcastForm', 'withdrawBroadcast'] as const) {
        expect(await codeOf(call, { id }, stranger)).toBe(codeFor('noWorkshop'));
        expect(await codeOf(call, { id }, other.studio.owner)).toBe(codeFor('noSuchBroadcast'));
        expect(await codeOf(call, { id }, assistant)).toBe(codeFor('notInRole'));
      }
      expect(await apply({ id, version }, other.studio.owner)).toBe(codeFor('noSuchBroadcast'));
      expect(await apply({}, stranger)).toBe(codeFor('noWorkshop'));
      expect(await apply({}, assistant)).toBe(codeFor('notInRole'));
      expect((await calls.get('broadcastList', { page: 1 }, assistant.token)).items.length).toBe(
        (await at.list()).length,
      );
      expect(await codeOf('withdrawBroadcast', { id }, admin)).toBe(OK);
    });

    it('and need its agreement', async () => {
      const { studio } = at;
      const own = eq(consentTable.memberId, studio.admin.memberId);
      const consents = await db().delete(consentTable).where(own).returning();
      expect(await apply({}, studio.admin)).toBe(codeFor('consentOutdated'));
      await db().insert(consentTable).values(consents);
    });
  });

  it('are changed only once they were refused or withdrawn, as they were read', async () => {
    const { send, codeOf, list, decide } = at;
    const { id, version } = await send();
    expect(await apply({ id, version })).toBe(codeFor('broadcastLocked'));
    expect(await codeOf('withdrawBroadcast', { id })).toBe(OK);
    expect(await codeOf('withdrawBroadcast', { id })).toBe(codeFor('broadcastNotWaiting'));
    expect(await decide(id)).toEqual({ outcome: 'stale' });
    expect(await apply({ id, version })).toBe(codeFor('broadcastChanged'));
    const own = (await list()).find((each) => each.id === id);
    expect(own?.state).toBe('withdrawn');
    expect(await apply({ id, version: own?.version })).toBe(OK);
    expect(await decide(id)).toEqual(decided);
    const passed = (await list()).find((each) => each.id === id);
    expect(await apply({ id, version: passed?.version })).toBe(codeFor('broadcastLocked'));
    expect(await codeOf('withdrawBroadcast', { id })).toBe(codeFor('broadcastNotWaiting'));
  });

  it('are sent once, whatever is repeated', async () => {
    const { calls, studio, wish } = at;
    const before = await db().$count(broadcastTable);
    const sent = { ...wish(), key: randomUUID() };
    const twice = [1, 2].map(() => calls.ask('applyForBroadcast', sent, studio.owner.token));
    expect((await Promise.all(twice)).map(({ code }) => code)).toEqual([OK, OK]);
    expect(await db().$count(broadcastTable)).toBe(before + 1);
  });

  it.each([
    ['in 29 minutes', 29 * MINUTE],
    ['in 91 days', 91 * DAY],
    ['in the past', -DAY],
  ])('do not start %s', async (_, ms) => {
    expect(await apply({ startTime: at.calls.now() + ms })).toBe(codeFor('startOutOfRange'));
  });

  it.each([
    ['without a price', { admission: 'paid', priceFen: 0 }, 'ticketPriceMissing'],
    ['above what courses cost', { admission: 'paid', priceFen: 9_999_901 }, 'priceTooHigh'],
    ['without a password', { admission: 'password' }, 'roomPasswordMissing'],
    ['with three letters', { admission: 'password', password: 'abc' }, 'passwordTooShort'],
    ['without a title', { title: ' ' }, 'broadcastIncomplete'],
    ['without a start', { startTime: null }, 'broadcastIncomplete'],
    ['without a length', { minutes: 0 }, 'broadcastIncomplete'],
    ['of nine hours', { minutes: 540 }, 'broadcastTooLong'],
    ['with an endless introduction', { intro: '长'.repeat(1001) }, 'courseFieldTooLong'],
  ] as const)('are refused %s', async (_, own, name) => {
    expect(await apply(own)).toBe(codeFor(name));
  });

  it('play nothing but a ready video of their own library, as long as it is', async () => {
    const { studio } = at;
    const other = await broadcastsOn(db());
    const { addFile } = studio;
    const unfit = [
      await addFile({ state: 'processing' }),
      await addFile({ state: 'failed' }),
      await addFile({ kind: 'audio', stream: 'music' }),
      await addFile({ stream: 'nosuchfolder' }),
      ...[other.video, '999999', 'abc'],
    ];
    for (const video of unfit) expect(await apply({ video }), video).toBe(codeFor('videoUnfit'));
    for (const cover of [other.cover, at.video, '999999'])
      expect(await apply({ cover }), cover).toBe(codeFor('coverUnfit'));
    const long = await addFile({ durationMs: 31 * MINUTE });
    expect(await apply({ video: long, minutes: 30 })).toBe(codeFor('broadcastTooShort'));
    expect(await apply({ video: long, minutes: 31 })).toBe(OK);
  });

  it('do not overlap what waits or is planned in the same workshop', async () => {
    const { send, decide, calls, codeOf, wish } = at;
    const start = calls.now() + 50 * DAY;
    const first = await send({ title: '先来的一场', startTime: start, minutes: 60 });
    const answer = await calls.ask(
      'applyForBroadcast',
      wish({ startTime: start + 59 * MINUTE }),
      at.studio.owner.token,
    );
    expect(answer.msg).toContain('先来的一场');
    expect(await apply({ startTime: start - 29 * MINUTE })).toBe(codeFor('broadcastOverlaps'));
    expect(await apply({ startTime: start + 60 * MINUTE })).toBe(OK);
    await decide(first.id);
    expect(await apply({ startTime: start })).toBe(codeFor('broadcastOverlaps'));
    const other = await broadcastsOn(db());
    expect(await other.codeOf('applyForBroadcast', other.wish({ startTime: start }))).toBe(OK);
    // of two at once one hears of the other
    const [one, two] = [wish(), wish()].map((each) => ({ ...each, startTime: start + DAY }));
    const race = await Promise.all(
      [one, two].map((each) => codeOf('applyForBroadcast', { ...each })),
    );
    expect(race.sort()).toEqual([OK, codeFor('broadcastOverlaps')].sort());
  });

  it('that wait, were refused or withdrawn are served to no learner', async () => {
    const { send, decide, codeOf, hall, rowOf, list } = at;
    const before = await db().$count(live);
    const [waiting, refused, withdrawn] = [await send(), await send(), await send()];
    await decide(refused.id, '不合适');
    await codeOf('withdrawBroadcast', { id: withdrawn.id });
    expect(await db().$count(live)).toBe(before);
    for (const { id } of [waiting, refused, withdrawn])
      expect((await rowOf(id))?.liveId).toBeNull();
    const shown = await Promise.all([0, 1, 3].map((status) => hall(status)));
    const made = (await list()).filter(({ id }) =>
      [waiting.id, refused.id, withdrawn.id].includes(id),
    );
    expect(made.map((each) => each.live)).toEqual(['', '', '']);
    expect(shown.flat().length).toBeGreaterThan(0);
  });

  it('with a password keep its hash alone, and the one that was set before', async () => {
    const { send, decide, list, rowOf, calls, studio } = at;
    const { id } = await send({ admission: 'password', password: 'study2026', priceFen: 500 });
    expect(await rowOf(id)).toMatchObject({ priceFen: 0 });
    expect((await rowOf(id))?.password).toMatch(/^scrypt\$/);
    await decide(id, '改一下标题');
    const own = (await list()).find((each) => each.id === id);
    expect(own).toMatchObject({ locked: true });
    expect(JSON.stringify(own)).not.toContain('scrypt');
    expect(await apply({ id, version: own?.version, admission: 'password' })).toBe(OK);
    await decide(id);
    const made = (await rowOf(id))?.liveId;
    const enter = { id: String(made), password: 'study2026' };
    const { token } = studio.stranger;
    expect((await calls.ask('enterLive', enter, token)).code).toBe('52003');
    expect((await calls.ask('livePassword', { ...enter, password: 'study2025' }, token)).code).toBe(
      '52005',
    );
    expect((await calls.ask('livePassword', enter, token)).code).toBe(OK);
    expect((await calls.ask('enterLive', enter, token)).code).toBe(OK);
  });

  it('are not approved once their time has passed, their file is gone or another is planned', async () => {
    const { send, decide, calls, studio } = at;
    const late = await send();
    const past = new Date(Date.now() - MINUTE);
    await db()
      .update(broadcastTable)
      .set({ startAt: past })
      .where(eq(broadcastTable.id, Number(late.id)));
    expect(await decide(late.id)).toEqual({ outcome: 'too-late' });
    const video = await studio.addFile();
    const lost = await send({ video });
    await db()
      .update(mediaFile)
      .set({ stream: 'nosuchfolder' })
      .where(eq(mediaFile.id, Number(video)));
    expect(await decide(lost.id)).toEqual({ outcome: 'media-not-ready' });
    const startTime = calls.now() + 60 * DAY;
    const crossed = await send({ startTime });
    await db()
      .insert(live)
      .values({
        ...{ title: '运营排的一场', status: 0, priceFen: 0, teacherId: studio.teacherId },
        ...{ startAt: new Date(startTime), endAt: new Date(startTime + HOUR) },
      });
    expect(await decide(crossed.id)).toEqual({ outcome: 'overlapping' });
    expect(
      await at.desk.ask(
        'decideBroadcast',
        { id: Number(late.id), accepted: false, reason: '' },
        at.seat,
      ),
    ).toEqual({ outcome: 'reason-missing' });
    const waiting = inArray(
      broadcastTable.id,
      [late, lost, crossed].map(({ id }) => Number(id)),
    );
    expect(
      await db().$count(broadcastTable, and(waiting, eq(broadcastTable.state, 'waiting'))),
    ).toBe(3);
  });

  it('are taken back before they begin, unless somebody has a ticket', async () => {
    const { plan, revoke, rowOf, hall, codeOf, list } = at;
    const free = await plan();
    expect(await revoke(free.id, '')).toEqual({ outcome: 'reason-missing' });
    expect(await revoke(free.id, '讲师生病')).toEqual(decided);
    expect(await revoke(free.id, '讲师生病')).toEqual({ outcome: 'stale' });
    expect(await hall(0)).not.toContain(String(free.live));
    expect(await rowOf(free.id)).toMatchObject({ state: 'revoked', liveId: null });
    const own = (await list()).find(({ id }) => id === free.id);
    expect(own).toMatchObject({ state: 'revoked', reason: '讲师生病', live: '' });
    expect(await apply({ id: free.id, version: own?.version })).toBe(OK);
    expect(await codeOf('withdrawBroadcast', { id: free.id })).toBe(OK);
    const paid = await plan({ admission: 'paid', priceFen: 100 });
    const shop = ordersOn(db());
    const buyer = await shop.join({ nickname: '周明远', phone: '13800001235' });
    await shop.buy({ kind: 'live', id: String(paid.live) }, buyer.token);
    expect(await revoke(paid.id, '讲师生病')).toEqual({ outcome: 'sold' });
    const begun = await plan();
    await db().update(live).set({ status: 1 }).where(eq(live.id, begun.live));
    expect(await revoke(begun.id, '讲师生病')).toEqual({ outcome: 'begun' });
    await db().update(live).set({ status: 3 }).where(eq(live.id, begun.live));
  });

  it('keep their files from being removed while they wait, and once they are planned', async () => {
    const { studio, send, decide, codeOf, addCover, rowOf } = at;
    const files = {
      video: await studio.addFile({ stream: 'slides--x2' }),
      cover: await addCover(),
    };
    const { id } = await send(files);
    const remove = (file: string) => codeOf('removeMedia', { id: file });
    for (const file of Object.values(files)) expect(await remove(file)).toBe(codeFor('mediaInUse'));
    await decide(id, '换一个视频');
    expect(await remove(files.video)).toBe(OK);
    expect(await rowOf(id)).toMatchObject({ videoId: null, state: 'refused' });
    const [again] = (await at.list()).filter((each) => each.id === id);
    expect(again).toMatchObject({ video: '', videoName: '', cover: files.cover });
    const next = await studio.addFile({ stream: 'slides--x3' });
    expect(await apply({ id, version: again?.version, video: next, cover: files.cover })).toBe(OK);
    await decide(id);
    expect(await remove(next)).toBe(codeFor('mediaInUse'));
    expect(await remove(files.cover)).toBe(codeFor('mediaInUse'));
  });

  it('are shown to operators with all that was applied for', async () => {
    const { send, desk, seat, decide } = at;
    const { id } = await send({ admission: 'paid', priceFen: 1990, title: '给运营看的一场' });
    const read = () => desk.ask('readBroadcast', { id: Number(id) }, seat);
    const shown = await read();
    expect(shown).toMatchObject({
      ...{ title: '给运营看的一场', teacher: '陈思远', price: '19.90', admission: 'paid' },
      ...{ intro: '第一段\n第二段', minutes: 30, video: '第一讲.mp4', durationMs: 60_000 },
      ...{ pictures: ['/media/live-1.svg'], live: null, revocable: false },
    });
    const played = await desk.app.inject({ url: shown.play });
    expect(played.body).toContain('000.ts?t=');
    const forged = await desk.app.inject({
      url: shown.play.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    });
    expect(forged.statusCode).toBe(404);
    await decide(id);
    expect(await read()).toMatchObject({ state: 'passed', revocable: true, by: seat.name });
  });
});
