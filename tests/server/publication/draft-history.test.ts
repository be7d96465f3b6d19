import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { homeDraftStep } from '#server/db/tables/publication.ts';
import { DAY, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const long = '长'.repeat(21);
const titleIn = ({ sections }: HomeDocument, name = '资讯列表') =>
  sections.find((item) => item.name === name)?.title;

onDatabase('the history of the draft', (opened) => {
  /** Each begins with a draft that is what is live, and without a history. */
  const start = async () => {
    let now = Date.now();
    const desk = await consoleOn(opened().db, { clock: () => now });
    const chief = await desk.newSeat('publish');
    const { draft, live } = await desk.ask('readDesk', {}, chief);
    await desk.ask('resetDraft', { version: draft.version, release: live.id }, chief);
    await desk.db.delete(homeDraftStep);
    const pass = (ms: number) => {
      now += ms;
    };
    const steps = async (page = 1) => (await desk.ask('listDraftSteps', { page }, chief)).items;
    const document = async () => (await desk.ask('readDesk', {}, chief)).draft.document;
    return { ...desk, chief, pass, steps, document, live: live.document };
  };

  it('tells who changed what, when, and folds saves of one operator that follow each other', async () => {
    const { newSeat, save, steps, pass } = await start();
    const [one, other] = [await newSeat('edit'), await newSeat('edit')];
    await save(one, retitled('一'));
    pass(MINUTE);
    const version = await save(one, retitled('二'));
    pass(MINUTE);
    await save(other, retitled('三'));
    pass(MINUTE);
    await save(one, retitled('四'));
    const [last, middle, first] = await steps();
    expect(await steps()).toHaveLength(3);
    expect(first).toMatchObject({ author: one.name, version, note: '', count: 1 });
    expect((first?.at ?? 0) - (first?.since ?? 0)).toBe(MINUTE);
    expect(first?.changes).toMatchObject([
      { part: '首页区块', key: '资讯列表', text: expect.stringMatching(/标题由.*改为「二」/) },
    ]);
    expect(middle).toMatchObject({ author: other.name });
    expect(middle?.changes[0]?.text).toBe('资讯列表 标题由「二」改为「三」');
    expect(last?.changes[0]?.text).toBe('资讯列表 标题由「三」改为「四」');
  });

  it('begins a further step after a pause, after a quarter of an hour, and after a publication', async () => {
    const { ask, chief, save, steps, pass } = await start();
    await save(chief, retitled('一'));
    pass(2 * MINUTE + 1);
    await save(chief, retitled('二'));
    expect(await steps()).toHaveLength(2);
    for (let times = 0; times < 15; times += 1) {
      pass(MINUTE);
      await save(chief, retitled(`三 ${times}`));
    }
    expect(await steps()).toHaveLength(2);
    pass(MINUTE);
    const version = await save(chief, retitled('四'));
    expect(await steps()).toHaveLength(3);
    await ask('publish', { version, note: '' }, chief);
    await save(chief, retitled('五'));
    expect((await steps()).map(({ changes }) => changes[0]?.text)).toMatchObject([
      '资讯列表 标题由「四」改为「五」',
      '资讯列表 标题由「三 14」改为「四」',
      expect.stringContaining('改为「三 14」'),
      expect.stringContaining('改为「一」'),
    ]);
  });

  it('has no step for what was changed and changed back', async () => {
    const { chief, save, steps, document } = await start();
    const before = await document();
    await save(chief, retitled('一'));
    await save(chief, () => before);
    expect(await steps()).toEqual([]);
  });

  it('keeps ninety days and two hundred steps, by pages of twenty', async () => {
    const { ask, chief, db, save, steps } = await start();
    await save(chief, retitled('很早'));
    const old = new Date(Date.now() - 90 * DAY - MINUTE);
    await db.update(homeDraftStep).set({ since: old, at: old });
    await save(chief, retitled('后来'));
    expect((await steps()).map(({ count }) => count)).toEqual([1]);
    await db.execute(sql`
      insert into home_draft_step (version, operator_id, author, since, at, note, changes, count, before, document)
      select version, operator_id, author, since, at, 'x', changes, count, before, document
      from home_draft_step, generate_series(1, 204)`);
    await save(chief, retitled('最后'));
    expect(await db.$count(homeDraftStep)).toBe(200);
    const [first] = await steps();
    expect(first?.changes[0]?.text).toContain('改为「最后」');
    const { pages, items } = await ask('listDraftSteps', { page: 10 }, chief);
    expect([pages, items.length]).toEqual([10, 20]);
    expect((await ask('listDraftSteps', { page: 11 }, chief)).items).toEqual([]);
  });

  it('gives a step with what was before it, and takes it up again as a version of its own', async () => {
    const { ask, chief, newSeat, save, steps, document, audit, pass } = await start();
    const editor = await newSeat('edit');
    await save(chief, retitled(long));
    pass(MINUTE);
    await save(editor, retitled('别的'));
    const [, first] = await steps();
    const id = first?.id ?? 0;
    const looked = await ask('readDraftStep', { id }, await newSeat('view'));
    expect(looked.step).toEqual(first);
    expect(titleIn(looked.document)).toBe(long);
    expect(titleIn(looked.before)).not.toBe(long);
    const { draft } = await ask('readDesk', {}, editor);
    const old = { id, version: draft.version - 1 };
    expect(await ask('restoreDraftStep', old, editor)).toEqual({ outcome: 'stale', draft });
    const payload = { id, version: draft.version };
    const answer = await ask('restoreDraftStep', payload, editor);
    expect(answer).toEqual({
      outcome: 'saved',
      version: draft.version + 1,
      document: looked.document,
    });
    expect(await document()).toEqual(looked.document);
    expect((await steps())[0]).toMatchObject({
      author: editor.name,
      note: expect.stringMatching(/^恢复到 .* 的草稿$/),
    });
    expect((await audit(chief))[0]).toMatchObject({ name: editor.name, action: 'reset' });
    const again = await ask('restoreDraftStep', { id, version: draft.version + 1 }, editor);
    expect(again).toMatchObject({ outcome: 'saved', version: draft.version + 1 });
    expect(await steps()).toHaveLength(3);
  });

  it('refuses a step that is not there, and restoring to those who may only look', async () => {
    const { ask, send, chief, newSeat } = await start();
    const { draft } = await ask('readDesk', {}, chief);
    const notFound = { id: 2_000_000_000, version: draft.version };
    await expect(ask('readDraftStep', { id: notFound.id }, chief)).rejects.toThrow(
      '已经不在草稿历史里',
    );
    await expect(ask('restoreDraftStep', notFound, chief)).rejects.toThrow('已经不在草稿历史里');
    const viewer = await newSeat('view');
    const { code } = await send('restoreDraftStep', { ...notFound, key: randomUUID() }, viewer);
    expect(code).not.toBe('200');
  });

  it('keeps what is unfit from two operators, whatever signs it holds', async () => {
    const { ask, chief, newSeat, save, document, steps } = await start();
    const other = await newSeat('edit');
    await save(chief, retitled(`${long}\0\ud83d`));
    await save(other, (now) => ({
      ...now,
      site: { ...now.site, title: '', logo: 'javascript:1' },
    }));
    const now = await document();
    expect(titleIn(now)).toBe(`${long}\ufffd\ufffd`);
    expect(now.site).toMatchObject({ title: '', logo: 'javascript:1' });
    const { faults } = await ask('reviewDraft', {}, chief);
    expect(new Set(faults.map(({ path }) => path.split('.').at(-1)))).toEqual(
      new Set(['title', 'logo']),
    );
    expect(await steps()).toHaveLength(2);
  });
});

onDatabase('giving all changes up', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db);
    const chief = await desk.newSeat('publish');
    const { draft, live } = await desk.ask('readDesk', {}, chief);
    await desk.ask('resetDraft', { version: draft.version, release: live.id }, chief);
    const reset = async (seat: typeof chief) => {
      const now = await desk.ask('readDesk', {}, seat);
      return desk.ask('resetDraft', { version: now.draft.version, release: now.live.id }, seat);
    };
    const [one, other] = [await desk.newSeat('edit'), await desk.newSeat('edit')];
    return { ...desk, chief, one, other, reset, release: live.id };
  };

  it('says whose they are, and lets an operator give up what is their own', async () => {
    const { ask, save, one, reset, db, chief } = await start();
    await save(one, retitled('一'));
    await save(one, (now) => ({ ...now, icons: now.icons.slice(1) }));
    expect(await ask('unpublishedChanges', {}, one)).toMatchObject({
      owners: [{ name: one.name, own: true, count: 2 }],
      earlier: 0,
      mayDiscard: true,
    });
    expect(await reset(one)).toMatchObject({ outcome: 'saved' });
    expect(await ask('unpublishedChanges', {}, chief)).toMatchObject({ owners: [], earlier: 0 });
    expect(await db.$count(homeDraftStep)).toBeGreaterThan(0);
  });

  it('lets those alone who may publish give up colleagues’ changes', async () => {
    const { ask, save, one, other, chief, reset } = await start();
    await save(one, retitled('一'));
    await save(other, retitled('二', '直播标题'));
    const request = await ask('unpublishedChanges', {}, other);
    expect(request.owners).toEqual([
      { name: other.name, own: true, count: 1 },
      { name: one.name, own: false, count: 1 },
    ]);
    expect(request.mayDiscard).toBe(false);
    const before = await ask('readDesk', {}, chief);
    await expect(reset(other)).rejects.toThrow('草稿里有同事的改动');
    expect((await ask('readDesk', {}, chief)).draft).toEqual(before.draft);
    expect((await ask('unpublishedChanges', {}, chief)).mayDiscard).toBe(true);
    expect(await reset(chief)).toMatchObject({ outcome: 'saved' });
  });

  it('counts from the last publication', async () => {
    const { ask, save, one, other, chief, reset } = await start();
    const version = await save(one, retitled(`发布 ${randomUUID().slice(0, 4)}`));
    await ask('publish', { version, note: '' }, chief);
    await save(other, retitled('二', '直播标题'));
    expect(await ask('unpublishedChanges', {}, other)).toMatchObject({
      owners: [{ name: other.name, count: 1 }],
      earlier: 0,
      mayDiscard: true,
    });
    expect(await reset(other)).toMatchObject({ outcome: 'saved' });
  });

  it('counts from what went live by a schedule, whose draft is a step', async () => {
    const { ask, save, one, other, chief, db } = await start();
    const version = await save(one, retitled(`定时 ${randomUUID().slice(0, 4)}`));
    await ask('publish', { version, note: '' }, chief);
    // a scheduled publication tells no draft's version
    await db.execute(sql`update home_draft set published_version = 0`);
    await save(other, retitled('三', '直播标题'));
    expect(await ask('unpublishedChanges', {}, other)).toMatchObject({
      owners: [{ name: other.name, count: 1 }],
      earlier: 0,
    });
  });

  it('takes what no step tells of for somebody else’s', async () => {
    const { ask, save, one, other, chief, reset, release, db } = await start();
    const version = await save(chief, retitled(`回滚 ${randomUUID().slice(0, 4)}`));
    await ask('publish', { version, note: '' }, chief);
    await ask('rollBack', { release, note: '' }, chief);
    expect(await ask('unpublishedChanges', {}, one)).toMatchObject({
      owners: [],
      earlier: 1,
      mayDiscard: false,
    });
    await expect(reset(one)).rejects.toThrow('草稿里有同事的改动');
    await reset(chief);
    await save(one, retitled('一'));
    await db.delete(homeDraftStep);
    await save(other, retitled('二', '直播标题'));
    expect(await ask('unpublishedChanges', {}, other)).toMatchObject({
      owners: [{ name: other.name, count: 1 }],
      earlier: 1,
      mayDiscard: false,
    });
    await reset(chief);
  });
});
