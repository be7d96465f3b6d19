import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import { diagnosticsDeskApi } from '#schemas/diagnostics/desk-endpoints.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import { store } from '#server/domains/diagnostics/queries.ts';
import { apiOn } from '../harness/api.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { reportedFault as entry, REPORT_PATH as PATH } from '../harness/reported-fault.ts';

onDatabase('diagnostics', (opened) => {
  const rows = () => opened().db.select().from(diagnostic).orderBy(asc(diagnostic.id));

  beforeEach(() => opened().db.delete(diagnostic));

  it('are stored with page and member', async () => {
    const { post, tokenOf } = apiOn(opened().db);
    const report = { page: '/drawIndex', entries: [entry, { ...entry, path: 'data.4.id' }] };
    expect((await post(PATH, report, await tokenOf('demo_vip'))).data).toEqual({ accepted: 2 });
    expect((await post(PATH, report)).data).toEqual({ accepted: 2 });
    const stored = await rows();
    expect(stored).toHaveLength(4);
    expect(stored[0]).toMatchObject({ ...entry, page: '/drawIndex', memberId: 2 });
    expect(stored[3]).toMatchObject({ path: 'data.4.id', memberId: null });
  });

  it('are shown to operators of a lesson that does not play', async () => {
    const { post } = apiOn(opened().db);
    const unplayable = {
      ...{ fault: 'media-unplayable', endpoint: '', path: '', shown: 'hidden' },
      section: '《高血压管理》第1节（编号 6-12）',
      ...{ expected: 'media that plays', came: '"gone"' },
    };
    const report = { page: '/more/6/12', entries: [unplayable] };
    expect((await post(PATH, report)).data).toEqual({ accepted: 1 });
    const { ask, newSeat } = await consoleOn(opened().db, {}, diagnosticsDeskApi);
    const request = { hours: 1, handled: false };
    const { groups } = await ask('listFaults', request, await newSeat('view'));
    const { section, fault } = unplayable;
    expect(groups).toMatchObject([{ section, fault, count: 1, sample: { came: '"gone"' } }]);
  });

  it('are stored of data that no database takes', async () => {
    const { post } = apiOn(opened().db);
    const report = { page: '/a\u0000', entries: [{ ...entry, came: '"\u0000\ud800"' }] };
    expect((await post(PATH, report)).data).toEqual({ accepted: 1 });
    expect(await rows()).toMatchObject([{ page: '/a\ufffd', came: '"\ufffd\ufffd"' }]);
  });

  it('are refused in too large batches', async () => {
    const { post } = apiOn(opened().db);
    const entries = Array.from({ length: DIAGNOSTICS_BATCH + 1 }, () => entry);
    expect((await post(PATH, { page: '/drawIndex', entries })).code).toBe('400');
    expect(await rows()).toEqual([]);
  });

  it('are refused too often from one address', async () => {
    const { post } = apiOn(opened().db);
    const page = '/drawIndex';
    // the tests above have come from the same address
    await opened().db.delete(limitCount);
    for (let call = 0; call < 30; call += 1) {
      expect((await post(PATH, { page, entries: [entry] })).code).toBe('200');
    }
    expect(await post(PATH, { page, entries: [entry] })).toMatchObject({
      status: 429,
      code: '429',
    });
    expect(await rows()).toHaveLength(30);
  });

  it('make room: the newest stay', async () => {
    const numbered = (from: number) =>
      Array.from({ length: 5 }, (_, index) => ({
        ...entry,
        page: '/',
        path: String(from + index),
      }));
    await store(opened().db, numbered(0), 8);
    await store(opened().db, numbered(5), 8);
    expect((await rows()).map(({ path }) => path)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
});
