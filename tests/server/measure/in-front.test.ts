import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureDeskApi } from '#schemas/measure/desk-endpoints.ts';
import { reportMeasures } from '#schemas/measure/endpoints.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { newIp } from '../harness/login/account.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

const PATH = reportMeasures.path;
const entry = {
  ...{ section: '直播标题', id: '', position: 1, variant: '' },
  ...{ kind: 'exposure', count: 3 },
};
const report = { home: 'ordered', entries: [entry] };

let upstream: Upstream;
let opened: OpenDatabase;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  opened = await openDatabase({ demo: false });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await opened.close();
  upstream.reset();
  upstream.calls.length = 0;
});

const inFront = (options: Partial<AppOptions> = {}, measures = true) => {
  const app = buildApp({
    config: { apiOrigin: upstream.origin, wechat: undefined, measures },
    ...options,
  });
  closing.push(() => app.close());
  const send = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: PATH, headers, payload });
  return { app, send };
};

const savedOf = () => opened.db.select().from(sectionMeasure);

describe('what phones measure in front of an existing back end', () => {
  it('is counted here, and told to that back end as it was checked', async () => {
    const { app, send } = inFront({ db: opened.db });
    const { statusCode, body } = await send({ ...report, more: 1 }, { token: 'a-members-token' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ code: 200, msg: '成功', data: { on: 1 } });
    expect(upstream.calls).toMatchObject([{ path: PATH }]);
    expect(JSON.parse(upstream.calls[0]?.body ?? '')).toEqual(report);
    await app.close();
    expect(await savedOf()).toMatchObject([{ section: '直播标题', releaseId: 0, count: 3 }]);
  });

  it('is told to that back end alone where nothing is kept', async () => {
    const { send } = inFront();
    expect((await send(report)).json()).toMatchObject({ code: 200, data: { on: 1 } });
    expect(upstream.calls).toHaveLength(1);
  });

  it.each(['error', 'hang', 'reset', 'html'] as const)(
    'is taken while that back end does "%s"',
    async (answer) => {
      upstream.set(PATH, answer);
      const { app, send } = inFront({ db: opened.db, timeLimit: 300 });
      expect((await send(report)).json()).toMatchObject({ code: 200, data: { on: 1 } });
      await app.close();
      expect(await savedOf()).toMatchObject([{ count: 3 }]);
    },
  );

  it('is neither counted nor told where the site measures nothing', async () => {
    const { app, send } = inFront({ db: opened.db }, false);
    expect((await send(report)).json()).toMatchObject({ code: 200, data: { on: 0 } });
    await app.close();
    expect(await savedOf()).toEqual([]);
    expect(upstream.calls).toEqual([]);
  });

  it('is refused as it is without API_ORIGIN', async () => {
    const { app, send } = inFront({ db: opened.db });
    const huge = { ...report, entries: [{ ...entry, count: 1e9 }] };
    expect((await send(huge)).statusCode).toBe(400);
    for (let call = 1; call < 600; call += 1) await send({});
    expect((await send(report)).statusCode).toBe(429);
    expect((await send(report, { 'x-forwarded-for': newIp() })).statusCode).toBe(200);
    await app.close();
    expect(await savedOf()).toMatchObject([{ count: 3 }]);
    expect(upstream.calls).toHaveLength(1);
  });

  it('is summed up for operators', async () => {
    const { app, ask, newSeat } = await consoleOn(
      opened.db,
      { config: { apiOrigin: upstream.origin, wechat: undefined } },
      measureDeskApi,
    );
    closing.push(() => app.close());
    await opened.db.insert(sectionMeasure).values({
      ...{ day: '2026-11-20', releaseId: 0, home: 'ordered', section: '直播标题', instance: '' },
      ...{ position: 1, variant: '', kind: 'exposure', count: 3 },
    });
    const days = { from: '2026-11-20', until: '2026-11-20', home: '' };
    const { sections } = await ask('measures', days, await newSeat('view'));
    expect(sections).toEqual([{ section: '直播标题', kind: 'exposure', count: 3 }]);
  });
});
