import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { grant, product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { giveGrant, grantedTo } from '#server/domains/course/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('products', (opened) => {
  const given = (memberId: number, targetId: number, endAt: number | null) =>
    ({ memberId, target: 'product', targetId, source: 'buy', endAt }) as const;

  it('of the demo open one and all, with lessons that can be played or read', async () => {
    const { get, tokenOf } = studyOn(opened().db);
    const token = await tokenOf('demo_vip');
    const rows = await opened().db.select().from(product);
    expect(rows.length).toBeGreaterThan(100);
    for (const { id, type } of rows) {
      const detail = await get('productDetail', { id: String(id) }, token);
      const lessons = detail.chapters.flatMap((chapter) => chapter.lessons);
      expect(lessons).toHaveLength(detail.lessonCount);
      expect(lessons.length).toBeGreaterThanOrEqual(type < 3 ? 1 : 7);
      expect(detail.gains).toHaveLength(3);
      expect([detail.type, detail.intro !== '', detail.teacher.name !== '']).toEqual([
        type,
        true,
        true,
      ]);
      const lesson = await get('productLesson', { id: String(id), lesson: '' }, token);
      if (lesson.open !== 'none')
        expect(lesson.kind === 'text' ? lesson.html : lesson.sources).not.toHaveLength(0);
    }
  }, 120_000);

  it('of the demo have lessons of every sort', async () => {
    const { get, tokenOf } = studyOn(opened().db);
    const token = await tokenOf('demo_plain');
    const rows = await opened().db.select({ id: product.id }).from(product);
    const details = await Promise.all(
      rows.map(({ id }) => get('productDetail', { id: String(id) }, token)),
    );
    const lessons = details.flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
    expect(details.some(({ sequential }) => sequential)).toBe(true);
    expect(details.some(({ memberPrice }) => memberPrice === '0.00')).toBe(true);
    for (const kind of ['video', 'audio', 'text'])
      expect(lessons.some((each) => each.kind === kind && each.trial > 0)).toBe(true);
    for (const lock of ['none', 'buy', 'previous'])
      expect(lessons.some((each) => each.lock === lock)).toBe(true);
    expect(lessons.some(({ noSkip }) => noSkip)).toBe(true);
    expect(lessons.some(({ free, lock }) => free && lock === 'none')).toBe(true);
  }, 120_000);

  it('tell what a learner can do afterwards, nothing where nobody wrote it', async () => {
    const { db } = opened();
    const { get, join } = studyOn(db);
    const { token } = await join();
    const gainsOf = async (values: object) => {
      const { id } = await shelve(db, values, [{}]);
      return (await get('productDetail', { id }, token)).gains;
    };
    expect(await gainsOf({ gains: ['独立判读心电图', '写出规范的报告'] })).toEqual([
      '独立判读心电图',
      '写出规范的报告',
    ]);
    expect(await gainsOf({})).toEqual([]);
  });

  it('that are unknown, off the shelf or no number are told to be none', async () => {
    const { db } = opened();
    const { ask, join } = studyOn(db);
    const { token } = await join();
    const notFound = await shelve(db, { published: false }, [{}]);
    for (const id of [notFound.id, '999999', '0', '2147483648', '99999999999', 'abc', '1e3']) {
      const answer = await ask('productDetail', { id }, token);
      expect([id, answer.code, answer.msg]).toEqual([id, '51001', '内容不存在或已下架']);
      expect((await ask('productLesson', { id, lesson: '' }, token)).code).toBe('51001');
      expect((await ask('productReviews', { id, page: 1 }, token)).code).toBe('51001');
    }
    expect((await ask('productDetail', { id: "1' or 1=1" }, token)).code).toBe('400');
    expect((await ask('productDetail', { id: notFound.id })).code).toBe('-200');
  });

  it('do not lend each other lessons', async () => {
    const { db } = opened();
    const { ask, join } = studyOn(db);
    const { token } = await join();
    const [one, other] = [await shelve(db, {}, [{}]), await shelve(db, { priceFen: 1 }, [{}])];
    const [foreign = ''] = other.lessons;
    for (const lesson of [foreign, '999999999', 'x'])
      expect((await ask('productLesson', { id: one.id, lesson }, token)).code).toBe('51002');
    const empty = await shelve(db, {}, []);
    expect((await ask('productLesson', { id: empty.id, lesson: '' }, token)).code).toBe('51002');
    expect((await ask('productDetail', { id: empty.id }, token)).code).toBe('200');
  });

  it('are open because they are free, granted or come with the card', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const paid = await shelve(db, { priceFen: 100 }, [{ free: true }, {}]);
    const byCard = await shelve(db, { priceFen: 100, memberFree: true }, [{}]);
    const accessTo = async (id: string) => {
      const { mine, chapters } = await api.get('productDetail', { id }, token);
      return [mine.access, ...chapters.flatMap(({ lessons }) => lessons.map(({ lock }) => lock))];
    };
    expect(await accessTo((await shelve(db, {}, [{}])).id)).toEqual(['free', 'none']);
    expect(await accessTo(paid.id)).toEqual(['none', 'none', 'buy']);
    expect(await accessTo(byCard.id)).toEqual(['none', 'buy']);
    const vip = (until: number) =>
      db
        .update(member)
        .set({ vipUntil: new Date(until) })
        .where(eq(member.id, memberId));
    await vip(api.now() + DAY);
    expect([await accessTo(byCard.id), await accessTo(paid.id)]).toEqual([
      ['card', 'none'],
      ['none', 'none', 'buy'],
    ]);
    await vip(api.now() - 1);
    expect(await accessTo(byCard.id)).toEqual(['none', 'buy']);
    await giveGrant(db, given(memberId, paid.key, api.now() + DAY), api.now());
    expect(await accessTo(paid.id)).toEqual(['granted', 'none', 'none']);
    api.tick(DAY);
    expect(await accessTo(paid.id)).toEqual(['none', 'none', 'buy']);
  });

  it('say how they can be given back where something was or would be paid', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const returnsOf = async (id: string) => (await api.get('productDetail', { id }, token)).returns;
    const lessons = [{ free: true }, {}, {}];
    const series = await shelve(db, { priceFen: 100 }, lessons);
    const single = await shelve(db, { priceFen: 100 }, [{ free: true }, {}]);
    const given = await shelve(db, { priceFen: 100 }, lessons);
    const rule = { days: 7, percent: 10 };
    expect(await returnsOf(series.id)).toEqual({ ...rule, partly: true });
    expect(await returnsOf(single.id)).toEqual({ ...rule, partly: false });
    expect(await returnsOf((await shelve(db, {}, lessons)).id)).toBeUndefined();
    const grant = (targetId: number, source: 'buy' | 'gift') =>
      giveGrant(db, { memberId, target: 'product', targetId, source, endAt: null }, api.now());
    await grant(series.key, 'buy');
    await grant(given.key, 'gift');
    expect(await returnsOf(series.id)).toEqual({ ...rule, partly: true });
    expect(await returnsOf(given.id)).toBeUndefined();
  });

  it('stay granted for the longer of two times, and once', async () => {
    const { db } = opened();
    const { join, now } = studyOn(db);
    const { id: memberId } = await join();
    const { key } = await shelve(db, { priceFen: 100 }, [{}]);
    const at = now();
    const holds = (when: number) => grantedTo(db, memberId, 'product', key, when);
    await giveGrant(db, given(memberId, key, at + 5 * DAY), at);
    await giveGrant(db, given(memberId, key, at + 2 * DAY), at);
    expect([await holds(at - 1), await holds(at + 4 * DAY), await holds(at + 5 * DAY)]).toEqual([
      false,
      true,
      false,
    ]);
    await giveGrant(db, given(memberId, key, null), at);
    await giveGrant(db, given(memberId, key, at + DAY), at);
    expect(await holds(at + 5000 * DAY)).toBe(true);
    const own = and(eq(grant.memberId, memberId), eq(grant.targetId, key));
    expect(await db.$count(grant, own)).toBe(1);
    await db
      .update(grant)
      .set({ revokedAt: new Date(at) })
      .where(own);
    expect(await holds(at + 1)).toBe(false);
    await giveGrant(db, given(memberId, key, null), at);
    expect(await holds(at + 1)).toBe(true);
    expect(await grantedTo(db, memberId, 'live', key, at)).toBe(false);
  });

  it('show a trial of a text, and all of it to those who may read it', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const html = '<p>一</p><p>二</p><h3>三</h3><p>四</p>';
    const text = { kind: 'text', html, mediaKey: '', durationMs: 1000 } as const;
    const made = await shelve(db, { type: 2, priceFen: 100 }, [{ ...text, trialSeconds: 1 }, text]);
    const read = async (lesson = '') => {
      const { open, html: shown } = await api.get('productLesson', { id: made.id, lesson }, token);
      return [open, shown];
    };
    expect(await read()).toEqual(['trial', '<p>一</p><p>二</p>']);
    expect(await read(made.lessons[1])).toEqual(['none', '']);
    await giveGrant(db, given(memberId, made.key, null), api.now());
    expect(await read()).toEqual(['full', html]);
  });

  it('name the lessons around one, and mask the phone that marks the picture', async () => {
    const { db } = opened();
    const { get, join } = studyOn(db);
    const phone = `139${String(Date.now()).slice(-8)}`;
    const { token } = await join({ phone });
    const { id, lessons } = await shelve(db, {}, [{}, {}, {}]);
    const [first, second = '', third] = lessons;
    const lesson = await get('productLesson', { id, lesson: second }, token);
    expect(lesson).toMatchObject({ previous: first, next: third });
    expect(lesson.watermark).toBe(`139****${phone.slice(-4)}`);
    expect(JSON.stringify(lesson)).not.toContain(phone);
    const stranger = await join();
    const seen = await get('productLesson', { id, lesson: '' }, stranger.token);
    expect([seen.id, seen.previous, seen.watermark]).toEqual([first, '', `ID ${stranger.id}`]);
  });
});
