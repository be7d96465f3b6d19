import { expect, it } from 'vitest';
import { giveGrant } from '#server/domains/course/index.ts';
import { SLACK } from '#server/domains/course/progress/clock-bound.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('progress', (opened) => {
  const begin = async (own: object = {}) => {
    const api = studyOn(opened().db);
    const { id, token } = await api.join();
    const made = await shelve(opened().db, {}, [own, own]);
    const [first = '', second = ''] = made.lessons;
    const report = (position: number, more: object = {}) =>
      api.get('reportProgress', { id: made.id, lesson: first, position, ...more }, token);
    const open = () => api.get('productLesson', { id: made.id, lesson: first }, token);
    return { ...api, member: id, token, made, first, second, report, open };
  };

  it('keeps position, furthest and watched, for another device to go on with', async () => {
    const { tick, report, open } = await begin();
    await open();
    tick(10_000);
    expect(await report(10_000, { speed: 100, played: 10_000 })).toMatchObject({
      position: 10_000,
      furthest: 10_000,
      watched: 10_000,
      finished: false,
      percent: 8,
    });
    tick(1000);
    await report(4000, { played: 1000 });
    expect(await open()).toMatchObject({ position: 4000, furthest: 10_000, finished: false });
  });

  it('finishes a lesson that was watched, and not by one forged report', async () => {
    const { tick, report, open, get, token, made } = await begin();
    await open();
    expect(await report(60_000, { speed: 200, played: 60_000 })).toMatchObject({
      furthest: SLACK,
      watched: 0,
      finished: false,
    });
    for (let step = 1; step <= 5; step++) {
      tick(10_000);
      await report(step * 10_000, { speed: 100, played: 10_000 });
    }
    tick(8000);
    expect(await report(58_000, { speed: 100, played: 8000 })).toMatchObject({
      furthest: 58_000,
      watched: 58_000,
      finished: true,
      percent: 50,
    });
    const { mine } = await get('productDetail', { id: made.id }, token);
    expect(mine).toMatchObject({ percent: 50, finished: 1, nextLesson: made.lessons[1] });
  });

  it('counts many reports at once as one, and keeps the furthest', async () => {
    const { tick, report, open } = await begin();
    await open();
    tick(2000);
    const far = report(60_000, { speed: 200, played: 60_000 });
    const near = Array.from({ length: 15 }, () => report(1000, { speed: 200, played: 60_000 }));
    const most = (await Promise.all([far, ...near])).map(({ furthest }) => furthest);
    const furthest = Math.max(...most);
    expect(furthest).toBeGreaterThan(SLACK);
    expect(furthest).toBeLessThanOrEqual(2000 * 2 + SLACK);
    expect((await report(0)).furthest).toBe(furthest);
    expect((await report(0)).watched).toBeLessThanOrEqual(2000);
  });

  it('begins the clock anew when a lesson is opened again after a while', async () => {
    const { tick, report, open } = await begin();
    await open();
    tick(3_600_000);
    await open();
    expect((await report(60_000, { speed: 200 })).furthest).toBe(SLACK);
  });

  it('takes no report as the start of a clock', async () => {
    const { report } = await begin();
    expect((await report(60_000, { speed: 200, played: 60_000 })).furthest).toBe(SLACK);
  });

  it('goes back but not beyond what was watched where a lesson may not be skipped', async () => {
    const { tick, report, open } = await begin({ noSkip: true });
    await open();
    tick(10_000);
    expect(await report(50_000)).toMatchObject({ position: 15_000, furthest: 15_000 });
    expect(await report(3000)).toMatchObject({ position: 3000, furthest: 15_000 });
  });

  it('keeps a place beyond what was watched where it may, and counts it as unwatched', async () => {
    const { tick, report, open } = await begin();
    await open();
    tick(1000);
    expect(await report(59_000)).toMatchObject({ position: 59_000, finished: false });
    expect((await open()).furthest).toBeLessThanOrEqual(7000);
  });

  it('ends a trial where it ends', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: member, token } = await api.join();
    const made = await shelve(db, { priceFen: 100 }, [{ trialSeconds: 20 }]);
    const payload = { id: made.id, lesson: made.lessons[0] ?? '' };
    await api.get('productLesson', payload, token);
    api.tick(120_000);
    const claim = { ...payload, position: 60_000, speed: 100, played: 0 };
    expect(await api.get('reportProgress', claim, token)).toMatchObject({
      position: 20_000,
      furthest: 20_000,
      finished: false,
    });
    const grant = { member, target: 'product', source: 'buy', endAt: null } as const;
    await giveGrant(db, { ...grant, memberId: member, targetId: made.key }, api.now());
    api.tick(120_000);
    expect((await api.get('reportProgress', claim, token)).finished).toBe(true);
  });

  it('does not finish what is open for trial alone, however long that is', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { token } = await api.join();
    const made = await shelve(db, { priceFen: 100 }, [{ trialSeconds: 60 }]);
    const payload = { id: made.id, lesson: made.lessons[0] ?? '' };
    await api.get('productLesson', payload, token);
    api.tick(60_000);
    const claim = { ...payload, position: 60_000, speed: 100 };
    expect(await api.get('reportProgress', claim, token)).toMatchObject({
      furthest: 60_000,
      finished: false,
    });
  });

  it('is refused for a lesson that is closed, foreign or none', async () => {
    const { db } = opened();
    const { ask, token, made, first } = await begin();
    const paid = await shelve(db, { priceFen: 100 }, [{}]);
    const say = async (payload: object) =>
      (await ask('reportProgress', { position: 1, ...payload }, token)).msg;
    expect(await say({ id: paid.id, lesson: paid.lessons[0] })).toBe('购买后才能学习这一节');
    expect(await say({ id: paid.id, lesson: first })).toBe('课时不存在或已下架');
    expect(await say({ id: made.id, lesson: '999999999' })).toBe('课时不存在或已下架');
    expect(await say({ id: '0', lesson: first })).toBe('内容不存在或已下架');
    expect((await ask('reportProgress', { id: made.id, lesson: first })).code).toBe('-200');
  });

  it('opens the next lesson of a sequential product, and not before', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { token } = await api.join();
    const made = await shelve(db, { sequential: true }, [{}, {}, {}]);
    const [first = '', second = ''] = made.lessons;
    const lockOf = async (lesson: string) =>
      (await api.get('productLesson', { id: made.id, lesson }, token)).lock;
    expect([await lockOf(first), await lockOf(second)]).toEqual(['none', 'previous']);
    const early = { id: made.id, lesson: second, position: 1000 };
    expect((await api.ask('reportProgress', early, token)).msg).toBe('请先学完上一节');
    api.tick(60_000);
    await api.get('reportProgress', { id: made.id, lesson: first, position: 60_000 }, token);
    const { chapters } = await api.get('productDetail', { id: made.id }, token);
    const locks = chapters.flatMap(({ lessons }) => lessons.map(({ lock }) => lock));
    expect(locks).toEqual(['none', 'none', 'previous']);
  });
});
