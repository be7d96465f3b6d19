import { expect, it } from 'vitest';
import { studyDay } from '#server/db/tables/course.ts';
import { dayEnd } from '#server/platform/time/china-time.ts';
import { SECOND } from '#server/platform/time/durations.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** A Wednesday in China. */
const WEDNESDAY = '2026-11-25';
const NOON = Date.parse(`${WEDNESDAY}T12:00:00+08:00`);

onDatabase('the time that is studied', (opened) => {
  const begin = async (at = NOON) => {
    const api = studyOn(opened().db);
    api.tick(at - api.now());
    const { token } = await api.join();
    const made = await shelve(opened().db, {}, [{}, {}, { kind: 'text' }]);
    const [first = '', second = '', text = ''] = made.lessons;
    const report = (lesson: string, seconds: number, more: object = {}) => {
      const answer = { position: 0, speed: 100, played: seconds * SECOND, ...more };
      return api.get('reportProgress', { id: made.id, lesson, ...answer }, token);
    };
    const open = (lesson: string) => api.get('productLesson', { id: made.id, lesson }, token);
    const after = (seconds: number) => api.tick(seconds * SECOND);
    const week = () => api.get('studyWeek', {}, token);
    const today = async () => {
      const { today: name, days } = await week();
      return days.find(({ day }) => day === name)?.seconds;
    };
    return { ...api, token, made, first, second, text, report, open, after, week, today };
  };

  it('stands on its day of this week in China, from Monday to Sunday', async () => {
    const { report, open, after, week, first } = await begin();
    const days = [23, 24, 25, 26, 27, 28, 29].map((day) => ({ day: `2026-11-${day}`, seconds: 0 }));
    expect(await week()).toEqual({ today: WEDNESDAY, days });
    await open(first);
    after(10);
    await report(first, 10);
    after(9);
    await report(first, 8.5);
    days[2] = { day: WEDNESDAY, seconds: 18 };
    expect(await week()).toEqual({ today: WEDNESDAY, days });
  });

  it('is no longer than the clock has run, whatever is reported', async () => {
    const { report, open, after, today, first } = await begin();
    await report(first, 3600);
    expect(await today()).toBe(0);
    await open(first);
    after(10);
    await report(first, 3600, { speed: 200, position: 60_000 });
    expect(await today()).toBe(10);
    await report(first, 3600);
    await report(first, -3600);
    expect(await today()).toBe(10);
  });

  it('counts once what two lessons play at the same time', async () => {
    const { report, open, after, today, first, second, text } = await begin();
    for (const lesson of [first, second, text]) await open(lesson);
    after(5);
    await report(first, 5);
    after(5);
    await report(second, 10);
    expect(await today()).toBe(10);
    await report(text, 10);
    await report(first, 5);
    expect(await today()).toBe(10);
    after(10);
    await Promise.all([first, second, text].map((lesson) => report(lesson, 10)));
    expect(await today()).toBe(20);
  });

  it('does not count a rest between two reports', async () => {
    const { report, open, after, today, first, second } = await begin();
    await open(first);
    after(10);
    await report(first, 10);
    after(300);
    await open(second);
    after(20);
    await report(second, 20);
    expect(await today()).toBe(30);
  });

  it('counts on both days what plays over midnight, and once', async () => {
    const midnight = dayEnd('2026-11-29');
    const { report, open, after, week, first, second } = await begin(midnight - 6 * SECOND);
    await open(first);
    await open(second);
    after(10);
    await report(first, 10);
    await report(second, 10);
    const { today, days } = await week();
    expect([today, days[0]]).toEqual(['2026-11-30', { day: '2026-11-30', seconds: 4 }]);
    const rows = await opened().db.select().from(studyDay);
    // the demo's people study on the days before it was inserted, whenever that was
    const own = Math.max(...rows.map(({ memberId }) => memberId));
    const before = rows.find(({ day, memberId }) => day === '2026-11-29' && memberId === own);
    expect(before?.ms).toBe(6000);
  });

  it('is each member’s own', async () => {
    const { report, open, after, first, join, get } = await begin();
    await open(first);
    after(10);
    await report(first, 10);
    const other = await join();
    const { days } = await get('studyWeek', {}, other.token);
    expect(days.every(({ seconds }) => seconds === 0)).toBe(true);
  });
});
