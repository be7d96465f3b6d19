import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureDeskApi } from '#schemas/measure/desk-endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const row: typeof sectionMeasure.$inferInsert = {
  ...{ day: '2026-11-20', releaseId: 1, home: 'ordered', section: '直播标题', instance: '' },
  ...{ position: 0, variant: '', kind: 'exposure', count: 1 },
};

let opened: OpenDatabase;
let desk: Awaited<ReturnType<typeof openDesk>>;
let seat: Seat;

const openDesk = () => consoleOn(opened.db, {}, measureDeskApi);

beforeAll(async () => {
  opened = await openDatabase();
  desk = await openDesk();
  seat = await desk.newSeat('view');
  await opened.db.insert(sectionMeasure).values([
    { ...row, count: 100 },
    { ...row, position: 1, count: 40 },
    { ...row, position: 1, count: 5, releaseId: 2 },
    { ...row, position: 2, kind: 'tap', count: 7 },
    { ...row, section: '轮播图', instance: 'top', variant: 'red', count: 3 },
    { ...row, section: '轮播图', instance: 'top', variant: 'blue', count: 4 },
    { ...row, home: 'variant1', count: 1000 },
    { ...row, day: '2026-11-19', count: 20_000 },
    { ...row, day: '2026-11-21', kind: 'more', count: 2 },
  ]);
});
afterAll(async () => {
  await desk.app.close();
  await opened.close();
});

const day = { from: '2026-11-20', until: '2026-11-20', home: '' } as const;

it('sums up sections, positions, variants and instances of days', async () => {
  const until = '2026-11-21';
  expect(await desk.ask('measures', { ...day, until, home: 'ordered' }, seat)).toEqual({
    sections: [
      { section: '直播标题', kind: 'exposure', count: 145 },
      { section: '直播标题', kind: 'tap', count: 7 },
      { section: '轮播图', kind: 'exposure', count: 7 },
      { section: '直播标题', kind: 'more', count: 2 },
    ],
    positions: [
      { section: '直播标题', kind: 'exposure', position: 0, count: 100 },
      { section: '直播标题', kind: 'exposure', position: 1, count: 45 },
      { section: '直播标题', kind: 'tap', position: 2, count: 7 },
      { section: '轮播图', kind: 'exposure', position: 0, count: 7 },
      { section: '直播标题', kind: 'more', position: 0, count: 2 },
    ],
    variants: [
      { section: '轮播图', kind: 'exposure', variant: 'blue', count: 4 },
      { section: '轮播图', kind: 'exposure', variant: 'red', count: 3 },
    ],
    instances: [{ section: '轮播图', kind: 'exposure', id: 'top', count: 7 }],
  });
});

it('takes every home page together where none is named', async () => {
  const { sections } = await desk.ask('measures', day, seat);
  expect(sections[0]).toEqual({ section: '直播标题', kind: 'exposure', count: 1145 });
});

it('has nothing of days without any', async () => {
  const none = { from: '2026-10-01', until: '2026-12-31', home: 'variant4' };
  expect(await desk.ask('measures', none, seat)).toEqual({
    sections: [],
    positions: [],
    variants: [],
    instances: [],
  });
});

it.each([
  ['93 days', { ...day, from: '2026-08-20' }],
  ['days that end before they begin', { ...day, until: '2026-11-19' }],
  ['no day', { ...day, until: '2026-11-31' }],
  ['another way to write one', { ...day, from: '2026-1-1' }],
  ['an unknown home page', { ...day, home: 'variant9' }],
])('refuses %s', async (_, request) => {
  expect((await desk.send('measures', request, seat)).status).toBe(400);
});

it('takes 92 days', async () => {
  expect((await desk.send('measures', { ...day, from: '2026-08-21' }, seat)).status).toBe(200);
});

it('is for operators alone', async () => {
  expect((await desk.send('measures', day)).code).toBe('-200');
});
