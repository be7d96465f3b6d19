import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type mergePlan, planApi } from '#schemas/publication/plan-endpoints.ts';
import { previewApi, previewTokenIn } from '#schemas/publication/preview-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { operator } from '#server/db/tables/operator.ts';
import { homePlan, homeSchedule } from '#server/db/tables/publication.ts';
import { runDue } from '#server/domains/publication/schedule/run-due.ts';
import { chinaText } from '#server/platform/time/china-time.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { consoleOn, retitled, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { openDeskStream } from '../harness/publication/desk-stream.ts';

type Merged = Data<typeof mergePlan>;

const titleIn = ({ sections }: HomeDocument, name = '资讯列表') =>
  sections.find((item) => item.name === name)?.title;

const without = (name: string) => (document: HomeDocument) => ({
  ...document,
  sections: document.sections.filter((item) => item.name !== name),
});

onDatabase('plans', (opened) => {
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  const start = async () => {
    let now = Date.now();
    const { db, line } = opened();
    await db.delete(homePlan);
    await db.delete(homeSchedule);
    const desk = await consoleOn(db, { line, clock: () => now }, { ...planApi, ...previewApi });
    const { ask } = desk;
    const [one, other] = [await desk.newSeat('edit'), await desk.newSeat('edit')];
    const [judge, viewer] = [await desk.newSeat('publish'), await desk.newSeat('view')];
    /** The draft is what is live. */
    const { draft } = await ask('readDesk', {}, judge);
    await ask('resetDraft', { version: draft.version, release: null }, judge);
    const read = (id: number, seat: Seat = one) => ask('readPlan', { id }, seat);
    const make = async (
      name = '双十一',
      from: 'live' | 'draft' | number = 'live',
      seat: Seat = one,
    ) => (await ask('addPlan', { name, note: '', from }, seat)).id;
    const edit = async (
      id: number,
      change: (document: HomeDocument) => HomeDocument,
      seat: Seat = one,
    ) => {
      const { draft: mine } = await read(id, seat);
      const payload = { id, version: mine.version, document: change(mine.document) };
      const answer = await ask('savePlan', payload, seat);
      if (answer.outcome !== 'saved') throw new Error(answer.outcome);
      return answer.version;
    };
    const state = async (id: number) => (await read(id, viewer)).plan.state;
    const send = async (id: number, seat: Seat = one, words = '') => {
      const { version } = (await read(id, seat)).draft;
      const answer = await ask('sendPlan', { id, version, words }, seat);
      if (answer.outcome !== 'sent') throw new Error(JSON.stringify(answer));
      return version;
    };
    const approve = async (id: number, seat: Seat = judge, more: object = {}) => {
      const { version } = (await read(id, seat)).draft;
      await ask('approvePlan', { id, version, words: '', alone: false, ...more }, seat);
    };
    const merge = async (id: number, seat: Seat = one, more: object = {}): Promise<Merged> => {
      const { version } = (await read(id, seat)).draft;
      return ask('mergePlan', { id, version, onto: null, chosen: [], ...more }, seat);
    };
    /** A plan that says this, approved. */
    const approved = async (title: string, name = '资讯列表') => {
      const id = await make(title);
      await edit(id, retitled(title, name));
      await send(id);
      await approve(id);
      return id;
    };
    const publish = async (left: object[] = []) => {
      const { draft: ready } = await ask('readDesk', {}, judge);
      const answer = await ask('publish', { version: ready.version, note: '', left }, judge);
      if (answer.outcome !== 'published') throw new Error(JSON.stringify(answer));
      return answer.release;
    };
    /** A schedule of the draft, from in an hour on, for three. */
    const schedule = async (more: object) => {
      const { draft: ready } = await ask('readDesk', {}, judge);
      const times = { from: now + HOUR, until: now + 4 * HOUR };
      const payload = { version: ready.version, note: '', ...times, ...more };
      const answer = await ask('schedulePublication', payload, judge);
      if (answer.outcome !== 'scheduled') throw new Error(JSON.stringify(answer));
      return answer.schedule;
    };
    const run = () => runDue(db, now, { error: () => undefined });
    const pass = (ms: number) => {
      now += ms;
    };
    return {
      ...{ ...desk, one, other, judge, viewer, read, make, edit, state, send, call: desk.send },
      ...{ approve, merge, approved, publish, schedule, run, pass, now: () => now, line },
    };
  };

  it('are made of the live page, of the draft and of each other, and touch neither page nor draft', async () => {
    const { ask, one, other, viewer, make, edit, read, save, audit, now } = await start();
    const before = await ask('readDesk', {}, one);
    const id = await make('双十一');
    await edit(id, retitled('活动资讯'));
    const copy = await make('双十一（二）', id, other);
    const version = await save(one, retitled('草稿里的'));
    const ofDraft = await make('由草稿', 'draft');
    expect(titleIn((await read(ofDraft)).draft.document)).toBe('草稿里的');
    expect(titleIn((await read(copy)).draft.document)).toBe('活动资讯');
    const { plan, base, turns } = await read(id, viewer);
    expect(plan).toMatchObject({ name: '双十一', state: 'editing', version: 2, count: 1 });
    expect(plan).toMatchObject({ maker: one.name, author: one.name, at: now(), behind: false });
    expect(base).toEqual(before.live.document);
    expect(turns.map(({ kind, author }) => [kind, author])).toEqual([
      ['made', one.name],
      ['saved', one.name],
    ]);
    const after = await ask('readDesk', {}, one);
    expect(after.live.id).toBe(before.live.id);
    expect([after.draft.version, titleIn(after.draft.document)]).toEqual([version, '草稿里的']);
    const { items, open, pages } = await ask('listPlans', { state: null, page: 1 }, viewer);
    expect([items.map((item) => item.id), open, pages]).toEqual([[ofDraft, copy, id], 3, 1]);
    expect((await ask('listPlans', { state: 'waiting', page: 1 }, viewer)).items).toEqual([]);
    const notices = (await audit(one)).map(({ action, text }) => `${action} ${text}`);
    expect(notices).toContain('plan 新建方案「双十一（二）」：复制自方案「双十一」');
    expect(notices.join()).toContain('保存方案「双十一」第 2 稿：资讯列表');
  });

  it('are saved by version: of two saves one is kept, and the other is told what there is', async () => {
    const { ask, one, other, make, read } = await start();
    const id = await make();
    const { draft } = await read(id);
    const save = (title: string, seat: Seat) =>
      ask('savePlan', { id, version: 1, document: retitled(title)(draft.document) }, seat);
    const answers = await Promise.all([save('甲', one), save('乙', other)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['saved', 'stale']);
    const stale = answers.find(({ outcome }) => outcome === 'stale');
    expect(stale).toMatchObject({ draft: { version: 2 } });
    expect((await read(id)).draft.version).toBe(2);
    const same = (await read(id)).draft.document;
    expect(await ask('savePlan', { id, version: 2, document: same }, one)).toEqual({
      outcome: 'saved',
      version: 2,
    });
    expect(await ask('savePlan', { id, version: 2, document: {} }, one)).toMatchObject({
      outcome: 'faulty',
    });
  });

  it('go through review: sent in, returned with a reason, sent in again, approved, each with its words', async () => {
    const { ask, one, judge, viewer, make, edit, send, state, approve, read, audit } =
      await start();
    const id = await make();
    await expect(send(id)).rejects.toThrow('还没有任何改动');
    await edit(id, retitled('一'));
    await send(id, one, '请看一下');
    expect(await state(id)).toBe('waiting');
    await expect(edit(id, retitled('二'))).rejects.toThrow('正在等待审核');
    await expect(send(id)).rejects.toThrow('正在等待审核');
    await ask('returnPlan', { id, words: '标题太短' }, judge);
    expect(await state(id)).toBe('returned');
    await expect(approve(id)).rejects.toThrow('不在等待审核');
    await edit(id, retitled('一二三'));
    expect(await state(id)).toBe('editing');
    await send(id);
    await approve(id, judge, { words: '好' });
    expect(await state(id)).toBe('approved');
    const { turns } = await read(id, viewer);
    expect(turns.map(({ kind, words }) => [kind, words])).toEqual([
      ['made', '从线上内容建立'],
      ['saved', '第 2 稿，共 1 处改动'],
      ['sent', '请看一下'],
      ['returned', '标题太短'],
      ['saved', '第 3 稿，共 1 处改动'],
      ['sent', ''],
      ['approved', '好'],
    ]);
    const notices = (await audit(judge)).map(({ name, text }) => `${name} ${text}`);
    expect(notices[0]).toMatch(
      new RegExp(`^${judge.name} 通过方案「双十一」（第 3 稿）：资讯列表.*，说明：好`),
    );
    expect(notices[3]).toBe(`${judge.name} 退回方案「双十一」，原因：标题太短`);
  });

  it('are taken back by whoever sent them in or may decide, and by nobody else', async () => {
    const { ask, one, other, judge, make, edit, send, state, approve } = await start();
    const id = await make();
    await edit(id, retitled('一'));
    await expect(ask('withdrawPlan', { id }, one)).rejects.toThrow('不在等待审核');
    await send(id);
    await expect(ask('withdrawPlan', { id }, other)).rejects.toThrow('这是同事的方案');
    await ask('withdrawPlan', { id }, one);
    expect(await state(id)).toBe('editing');
    await send(id);
    await approve(id);
    await ask('withdrawPlan', { id }, judge);
    expect(await state(id)).toBe('editing');
    await send(id);
    await approve(id);
    await ask('returnPlan', { id, words: '再想想' }, judge);
    expect(await state(id)).toBe('returned');
  });

  it('are approved by somebody else, and by who sent them in only where nobody else could', async () => {
    const { db, judge, newSeat, make, edit, send, approve, read, state } = await start();
    const second = await newSeat('publish');
    const id = await make('自己的', 'live', judge);
    await edit(id, retitled('一'), judge);
    await send(id, judge);
    expect([(await read(id, judge)).decide, (await read(id, second)).decide]).toEqual([
      'own',
      'yes',
    ]);
    await expect(approve(id, judge, { alone: true })).rejects.toThrow('自己送审的方案');
    await db.update(operator).set({ active: false }).where(ne(operator.id, judge.id));
    expect((await read(id, judge)).decide).toBe('alone');
    await expect(approve(id, judge)).rejects.toThrow('没有其他有“发布”权限的账号');
    await approve(id, judge, { alone: true });
    expect((await read(id, judge)).turns.at(-1)?.words).toContain('本人送审、本人通过');
    await db.update(operator).set({ active: true });
    expect(await state(id)).toBe('approved');
  });

  it('are approved as they were seen: another version, or a further edit, is not', async () => {
    const { ask, one, judge, make, edit, send, approve, approved, merge, state, read } =
      await start();
    const id = await make();
    await edit(id, retitled('一'));
    const version = await send(id);
    await ask('withdrawPlan', { id }, one);
    await edit(id, retitled('二'));
    await send(id);
    const old = { id, version, words: '', alone: false };
    await expect(ask('approvePlan', old, judge)).rejects.toThrow('刚刚又改过');
    await approve(id);
    await edit(id, retitled('偷偷改'));
    expect(await state(id)).toBe('editing');
    await expect(merge(id)).rejects.toThrow('还没有通过审核');
    const done = await approved('好的');
    const { draft } = await read(done);
    const stale = { id: done, version: draft.version - 1, onto: null, chosen: [] };
    await expect(ask('mergePlan', stale, one)).rejects.toThrow('刚刚又改过');
  });

  it('are approved once, merged once, and never both edited and approved, whoever comes at once', async () => {
    const { ask, call, judge, one, other, newSeat, make, edit, send, read, approved, save } =
      await start();
    const second = await newSeat('publish');
    const id = await make();
    await edit(id, retitled('一'));
    const version = await send(id);
    const key = () => randomUUID();
    const decided = await Promise.all([
      call('approvePlan', { id, version, words: '', alone: false, key: key() }, judge),
      call('approvePlan', { id, version, words: '', alone: false, key: key() }, second),
      call('returnPlan', { id, words: '不', key: key() }, judge),
    ]);
    const approvals = (await read(id)).turns.filter(({ kind }) => kind === 'approved');
    expect(approvals.length).toBeLessThanOrEqual(1);
    expect(decided.slice(0, 2).filter(({ code }) => code === '200')).toHaveLength(approvals.length);

    const ready = await approved('合并');
    await save(one, retitled('别的标题', '直播标题'));
    const { draft } = await ask('readDesk', {}, one);
    const { draft: mine } = await read(ready);
    const payload = { id: ready, version: mine.version, onto: null, chosen: [] };
    const merges = await Promise.all(
      [one, other, judge].map((seat) => call('mergePlan', { ...payload, key: key() }, seat)),
    );
    expect(merges.filter(({ code }) => code === '200')).toHaveLength(1);
    expect((await ask('readDesk', {}, one)).draft.version).toBe(draft.version + 1);

    const raced = await make('赛跑');
    await edit(raced, retitled('二'));
    const before = await read(raced);
    const document = retitled('三')(before.draft.document);
    const at = before.draft.version;
    const [saved, sent] = await Promise.all([
      call('savePlan', { id: raced, version: at, document, key: key() }, other),
      call('sendPlan', { id: raced, version: at, words: '', key: key() }, one),
    ]);
    const { plan } = await read(raced);
    // either what was sent in is what was seen, or nothing was sent in
    expect([saved, sent].filter(({ code }) => code === '200')).toHaveLength(1);
    expect(plan.state).toBe(sent.code === '200' ? 'waiting' : 'editing');
    expect(plan.version).toBe(sent.code === '200' ? at : at + 1);
  });

  it('are merged into the draft beside what it holds; what both changed is decided by a person', async () => {
    const { ask, one, approved, merge, save, audit, state } = await start();
    const id = await approved('方案的标题');
    await save(one, (document) =>
      retitled('草稿的直播', '直播标题')(retitled('草稿的标题')(document)),
    );
    const request = await merge(id);
    if (request.outcome !== 'conflicts') throw new Error(request.outcome);
    const [conflict] = request.conflicts;
    expect(conflict).toMatchObject({ mine: '方案的标题', theirs: '草稿的标题', label: '标题' });
    expect(await state(id)).toBe('approved');
    const chosen = [{ part: conflict?.part, key: conflict?.key, field: 'title', side: 'mine' }];
    // what was chosen of another draft is asked again
    const version = await save(one, retitled('又改了'));
    expect(await merge(id, one, { onto: request.onto, chosen })).toMatchObject({
      outcome: 'conflicts',
      onto: version,
    });
    const merged = await merge(id, one, { onto: version, chosen });
    expect(merged).toEqual({ outcome: 'merged', version: version + 1, count: 1 });
    const { draft } = await ask('readDesk', {}, one);
    expect([titleIn(draft.document), titleIn(draft.document, '直播标题')]).toEqual([
      '方案的标题',
      '草稿的直播',
    ]);
    const { items } = await ask('listDraftSteps', { page: 1 }, one);
    expect(items[0]).toMatchObject({ note: '并入方案「方案的标题」', author: one.name });
    expect((await audit(one))[0]).toMatchObject({ action: 'merge-plan' });
    await expect(merge(id)).rejects.toThrow('已并入草稿或已放弃');
  });

  it('go live with a release that says which they are, whole or in part', async () => {
    const { ask, one, judge, make, edit, send, approve, merge, publish, approved, read, audit } =
      await start();
    const id = await make('两处');
    await edit(id, (document) => retitled('其一')(retitled('其二', '直播标题')(document)));
    await send(id);
    await approve(id);
    await merge(id);
    const given = await approved('会被放弃', '活动标题');
    const left = [{ part: '首页区块', key: '直播标题', field: '' }];
    const part = await publish(left);
    expect(part.plans).toEqual([{ id, name: '两处' }]);
    expect((await read(id)).plan).toMatchObject({ state: 'merged', release: part.id });
    expect((await read(id)).waits).toMatchObject([
      { place: 'draft', from: null, changes: [{ key: '直播标题' }] },
    ]);
    const whole = await publish();
    expect(whole.plans).toEqual([{ id, name: '两处' }]);
    expect((await read(id)).plan).toMatchObject({ state: 'released', release: whole.id });
    expect((await audit(judge))[0]?.text).toContain('含方案「两处」');
    const { items } = await ask('listReleases', { page: 1 }, one);
    expect(items[0]).toMatchObject({ id: whole.id, plans: [{ id, name: '两处' }] });
    // what was merged and then given up with the draft is in no release
    await merge(given);
    const { draft } = await ask('readDesk', {}, judge);
    await ask('resetDraft', { version: draft.version, release: null }, judge);
    const { version } = (await ask('readDesk', {}, one)).draft;
    const { document } = (await ask('readDesk', {}, one)).draft;
    const other = retitled('另一个', '活动标题')(document);
    await ask('saveDraft', { version, document: other }, one);
    expect((await publish()).plans).toEqual([]);
    expect((await read(given)).plan.state).toBe('merged');
    // what is over lags behind nothing
    expect((await read(id)).plan).toMatchObject({ state: 'released', behind: false });
  });

  it('are sent in only as they could be published, and what speaks against that is told as of the draft', async () => {
    const { ask, call, one, judge, viewer, make, edit, send, state, save, read } = await start();
    const id = await make();
    const { base } = await read(id);
    const shut = (document: HomeDocument) => ({
      ...document,
      tabs: document.tabs.map((tab) => ({ ...tab, shown: false })),
    });
    const reviewed = (plan?: number) => ask('reviewDraft', { plan }, viewer);
    for (const change of [retitled('很'.repeat(21)), shut]) {
      await edit(id, change);
      const { faults, version } = await reviewed(id);
      expect(faults).not.toEqual([]);
      const answer = await ask('sendPlan', { id, version, words: '' }, one);
      expect(answer).toEqual({ outcome: 'faulty', faults });
      await save(one, change);
      expect((await reviewed()).faults).toEqual(faults);
      await edit(id, () => base);
      const { draft } = await ask('readDesk', {}, judge);
      await ask('resetDraft', { version: draft.version, release: null }, judge);
    }
    expect(await state(id)).toBe('editing');
    // what is only warned of keeps nothing back
    await edit(id, (document) => ({
      ...document,
      banners: document.banners.map((banner) => ({ ...banner, link: '/nowhere' })),
    }));
    const { faults, warnings } = await reviewed(id);
    expect(faults).toEqual([]);
    expect(warnings[0]?.text).toContain('/nowhere');
    await send(id);
    expect(await state(id)).toBe('waiting');
    const unknown = await call('reviewDraft', { plan: 2_000_000_000 }, viewer);
    expect(unknown.msg).toContain('没有这个方案');
    expect((await read(id)).turns.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  });

  it('are sent in although their home page begins later, and say from when; it goes live by a schedule alone', async () => {
    const desk = await start();
    const { ask, one, judge, viewer, make, edit, send, approve, merge, schedule, now } = desk;
    const minute = (ms: number) => chinaText(now() + ms);
    const search = { name: '搜索框', open: true, title: '' } as const;
    const next = { ...search, when: { between: [minute(2 * HOUR), null] as [string, null] } };
    const only = (section: HomeDocument['sections'][number]) => (document: HomeDocument) => ({
      ...document,
      sections: [section],
    });
    const notice = `首页现在是空的，到 ${minute(2 * HOUR)}（北京时间）才有内容`;
    const id = await make('改版');
    await edit(id, only(next));
    const { faults, warnings } = await ask('reviewDraft', { plan: id }, viewer);
    expect([faults, warnings[0]?.text.startsWith(notice)]).toEqual([[], true]);
    // a moment that is asked for is judged as it is
    const request = (ms: number) => ask('reviewDraft', { plan: id, at: now() + ms }, viewer);
    expect((await request(HOUR)).faults).toHaveLength(1);
    expect(await request(3 * HOUR)).toMatchObject({ faults: [], warnings: [] });
    await send(id);
    await approve(id);
    await merge(id);
    const { version } = (await ask('readDesk', {}, judge)).draft;
    const blocked = { outcome: 'faulty', faults: [{ path: 'sections' }] };
    expect(await ask('publish', { version, note: '' }, judge)).toMatchObject(blocked);
    const early = { version, note: '', from: now() + HOUR, until: null };
    expect(await ask('schedulePublication', early, judge)).toMatchObject(blocked);
    const made = await schedule({ from: now() + 3 * HOUR, until: null, clearDraft: true });
    expect(made.plans).toEqual([{ id, name: '改版' }]);

    // visitors alone see nothing yet; and what is over, or never comes, is no plan
    const members = await make('会员先看');
    await edit(members, (document) => ({
      ...only({ ...search, when: { audience: 'member' } })(document),
      sections: [
        { ...search, when: { audience: 'member' } },
        { ...next, name: '会员卡提示' },
      ],
    }));
    const first = (await ask('reviewDraft', { plan: members }, viewer)).warnings[0]?.text;
    expect(first).toMatch(/^没有登录的访客现在在首页什么也看不到，到 /);
    const over = await make('过期的');
    await edit(over, only({ ...search, when: { between: [null, minute(-HOUR)] } }));
    const { draft } = await ask('readPlan', { id: over }, one);
    const sent = await ask('sendPlan', { id: over, version: draft.version, words: '' }, one);
    expect(sent).toMatchObject(blocked);
  });

  it('go live with a schedule that says which they are, from when it is made', async () => {
    const { ask, one, judge, approved, merge, publish, read, save, pass, run, schedule, audit } =
      await start();
    const [id, other] = [await approved('定时的'), await approved('不定时', '活动标题')];
    await merge(id);
    await merge(other);
    const left = [{ part: '首页区块', key: '活动标题', field: '' }];
    const named = [{ id, name: '定时的' }];
    const made = await schedule({ left, clearDraft: true });
    expect(made.plans).toEqual(named);
    expect((await ask('listSchedules', {}, one)).items).toMatchObject([{ plans: named }]);
    expect((await audit(judge))[0]?.text).toContain('含方案「定时的」');
    expect((await read(id)).turns.at(-1)).toMatchObject({ kind: 'scheduled' });
    // what is typed into the draft meanwhile is no change of the plan that was moved out of it
    await save(one, retitled('手写的'));
    expect((await publish()).plans).toEqual([{ id: other, name: '不定时' }]);
    expect((await read(id)).plan).toMatchObject({ state: 'merged', release: null });
    pass(2 * HOUR);
    await run();
    const { items } = await ask('listReleases', { page: 1 }, one);
    expect(items[0]).toMatchObject({ kind: 'scheduled', plans: named });
    expect((await read(id)).plan).toMatchObject({ state: 'released', release: items[0]?.id });
    expect((await read(id)).turns.at(-1)?.words).toBe(`第 ${items[0]?.id} 版（定时发布）`);
    // paused and taken up again it goes live once more, and the plan has gone live once
    await ask('pauseSchedule', { id: made.id, paused: true }, judge);
    await ask('pauseSchedule', { id: made.id, paused: false }, judge);
    const { turns } = await read(id);
    expect(turns.filter(({ kind }) => kind === 'released')).toHaveLength(1);
  });

  it('are live in part while a schedule holds the rest, and whole once that has begun', async () => {
    const desk = await start();
    const { ask, judge, make, edit, send, approve, merge, publish, read, schedule, pass, run } =
      desk;
    const split = async (name: string) => {
      const id = await make(name);
      const textOf = (title: string) => retitled(`${name}${title}`, title);
      await edit(id, (document) =>
        textOf('资讯列表')(textOf('直播标题')(textOf('活动标题')(document))),
      );
      await send(id);
      await approve(id);
      await merge(id);
      return id;
    };
    const but = (...remaining: string[]) =>
      remaining.map((key) => ({ part: '首页区块', key, field: '' }));
    const noticeOf = async (id: number) =>
      (await read(id)).waits.map(({ place, from, changes }) => [
        ...[place, from, ...changes.map(({ key }) => key)],
      ]);
    const id = await split('甲');
    expect(await noticeOf(id)).toEqual([['draft', null, '直播标题', '活动标题', '资讯列表']]);
    const soon = await schedule({ left: but('直播标题', '活动标题'), clearDraft: true });
    const next = { from: soon.from + HOUR, until: null };
    const late = await schedule({ ...next, left: but('活动标题'), clearDraft: true });
    const part = await publish();
    expect(part.plans).toEqual([{ id, name: '甲' }]);
    expect(await read(id)).toMatchObject({
      plan: { state: 'merged', release: part.id },
      turns: expect.arrayContaining([
        expect.objectContaining({ words: `第 ${part.id} 版，另有改动还没有上线` }),
      ]),
    });
    expect(await noticeOf(id)).toEqual([
      ['schedule', soon.from, '资讯列表'],
      ['schedule', late.from, '直播标题'],
    ]);
    await ask('pauseSchedule', { id: late.id, paused: true }, judge);
    pass(1.5 * HOUR);
    await run();
    expect((await read(id)).plan.state).toBe('merged');
    expect(await noticeOf(id)).toEqual([['paused', null, '直播标题']]);
    await ask('pauseSchedule', { id: late.id, paused: false }, judge);
    pass(HOUR);
    await run();
    expect(await read(id)).toMatchObject({ plan: { state: 'released' }, waits: [] });

    // what was called off, or changed back in the draft, is not live because the rest is
    const other = await split('乙');
    const off = await schedule({ left: but('直播标题', '活动标题'), clearDraft: true });
    await ask('cancelSchedule', { id: off.id }, judge);
    const { draft, live } = await ask('readDesk', {}, judge);
    const before = retitled(titleIn(live.document, '直播标题') ?? '', '直播标题');
    const back = { version: draft.version, document: before(draft.document) };
    await ask('saveDraft', back, judge);
    await publish();
    expect((await read(other)).plan.state).toBe('merged');
    expect(await noticeOf(other)).toEqual([['nowhere', null, '直播标题', '资讯列表']]);
  });

  it('are not live by a schedule that was called off, and are again what they were if fetched back', async () => {
    const { ask, one, judge, approved, merge, publish, read, schedule } = await start();
    const id = await approved('取消的');
    await merge(id);
    const merged = (await ask('readDesk', {}, one)).draft.document;
    const { id: called } = await schedule({ clearDraft: true });
    await ask('cancelSchedule', { id: called }, judge);
    expect((await read(id)).turns.at(-1)?.words).toBe('已取消，改动没有发布');
    const { version } = (await ask('readDesk', {}, one)).draft;
    await ask('saveDraft', { version, document: merged }, one);
    // a schedule whose content is replaced by the draft's is of the plans of that
    const { id: replaced, plans } = await schedule({});
    expect(plans).toEqual([{ id, name: '取消的' }]);
    const release = await publish();
    expect(release.plans).toEqual([{ id, name: '取消的' }]);
    const { draft } = await ask('readDesk', {}, judge);
    const document = retitled('另一个')(draft.document);
    await ask('saveDraft', { version: draft.version, document }, one);
    const { items } = await ask('listSchedules', {}, one);
    const { from, until } = items.find((item) => item.id === replaced) ?? { from: 0, until: null };
    const payload = { id: replaced, from, until, note: '', version: draft.version + 1 };
    expect(await ask('changeSchedule', payload, judge)).toMatchObject({ schedule: { plans: [] } });
    expect((await read(id)).plan).toMatchObject({ state: 'released', release: release.id });
  });

  it('say when something else was put live, and are brought up to date', async () => {
    const { ask, one, make, edit, read, save, publish, state, send, approve } = await start();
    const id = await make();
    await edit(id, retitled('方案的'));
    await save(one, (document) => retitled('线上的直播', '直播标题')(document));
    const release = await publish();
    const { plan, draft } = await read(id);
    expect(plan).toMatchObject({ behind: true, count: 1 });
    const payload = { id, version: draft.version, onto: null, chosen: [] };
    const seenBefore = { ...payload, version: draft.version - 1 };
    await expect(ask('catchUpPlan', seenBefore, one)).rejects.toThrow('方案刚刚又改过');
    expect(await ask('catchUpPlan', payload, one)).toEqual({ outcome: 'saved', version: 3 });
    const after = await read(id);
    expect(after.plan).toMatchObject({ behind: false, count: 1 });
    expect(titleIn(after.draft.document, '直播标题')).toBe('线上的直播');
    expect(after.turns.at(-1)?.words).toContain(`第 ${release.id} 版`);
    // what is live says the same thing otherwise
    await send(id);
    await approve(id);
    await save(one, retitled('线上的'));
    const next = await publish();
    const again = { id, version: 3, onto: null, chosen: [] };
    const request = await ask('catchUpPlan', again, one);
    if (request.outcome !== 'conflicts') throw new Error(request.outcome);
    expect(request).toMatchObject({
      onto: next.id,
      conflicts: [{ mine: '方案的', theirs: '线上的' }],
    });
    expect(await state(id)).toBe('approved');
    const chosen = request.conflicts.map(({ part, key, field }) => ({
      ...{ part, key, field },
      side: 'theirs',
    }));
    await ask('catchUpPlan', { ...again, onto: next.id, chosen }, one);
    expect((await read(id)).plan).toMatchObject({ state: 'editing', count: 0, behind: false });
  });

  it('keep a section that the plan changed and the draft has lost until somebody decides', async () => {
    const { one, approved, merge, save, ask } = await start();
    const id = await approved('留着');
    await save(one, without('资讯列表'));
    const request = await merge(id);
    if (request.outcome !== 'conflicts') throw new Error(request.outcome);
    const [{ part = '', key = '', field = '' } = {}] = request.conflicts;
    const chosen = [{ part, key, field, side: 'mine' }];
    await merge(id, one, { onto: request.onto, chosen });
    expect(titleIn((await ask('readDesk', {}, one)).draft.document)).toBe('留着');
  });

  it('are renamed, copied when they are over, and given up by whoever made them or may decide', async () => {
    const { ask, one, other, judge, make, edit, read, state, approved, merge } = await start();
    const id = await make();
    await edit(id, retitled('一'));
    await ask('renamePlan', { id, name: '双十二', note: '改期' }, other);
    expect((await read(id)).plan).toMatchObject({ name: '双十二', note: '改期' });
    await expect(ask('abandonPlan', { id }, other)).rejects.toThrow('这是同事的方案');
    await ask('abandonPlan', { id }, one);
    expect(await state(id)).toBe('abandoned');
    const over = '已并入草稿或已放弃';
    await expect(edit(id, retitled('二'))).rejects.toThrow(over);
    await expect(ask('renamePlan', { id, name: '三', note: '' }, one)).rejects.toThrow(over);
    await expect(ask('abandonPlan', { id }, judge)).rejects.toThrow(over);
    const copy = await make('又来', id, other);
    expect(titleIn((await read(copy)).draft.document)).toBe('一');
    await ask('abandonPlan', { id: copy }, judge);
    const merged = await approved('并入的');
    await merge(merged);
    await expect(ask('abandonPlan', { id: merged }, judge)).rejects.toThrow(over);
  });

  it('are twenty at most that are open, also when two are made at once', async () => {
    const { ask, one, other, make } = await start();
    const ids = [];
    for (let count = 0; count < 19; count += 1) ids.push(await make(`方案${count}`));
    const last = await Promise.allSettled([make('甲', 'live', one), make('乙', 'live', other)]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make('多一个')).rejects.toThrow('最多 20 个');
    await ask('abandonPlan', { id: ids[0] }, one);
    await make('有位置了');
  });

  it('open to each what the rights say, and to nobody more', async () => {
    const { call, viewer, one, make, edit, send, newSeat, read } = await start();
    const id = await make();
    const version = await edit(id, retitled('一'));
    const key = () => randomUUID();
    const { document } = (await read(id)).draft;
    const edits = [
      ['addPlan', { name: '看', note: '', from: 'live' }],
      ['savePlan', { id, version, document }],
      ['renamePlan', { id, name: '看', note: '' }],
      ['sendPlan', { id, version, words: '' }],
      ['withdrawPlan', { id }],
      ['catchUpPlan', { id, version, onto: null, chosen: [] }],
      ['mergePlan', { id, version, onto: null, chosen: [] }],
      ['abandonPlan', { id }],
    ] as const;
    const decisions = [
      ['approvePlan', { id, version, words: '', alone: true }],
      ['returnPlan', { id, words: '不' }],
    ] as const;
    const codes = async (
      calls: readonly (readonly [(typeof edits | typeof decisions)[number][0], object])[],
      seat: Seat,
    ) => {
      const answers = [];
      for (const [name, payload] of calls)
        answers.push((await call(name, { ...payload, key: key() }, seat)).code);
      return new Set(answers);
    };
    const refused = (await call('publish', { version, note: '', key: key() }, viewer)).code;
    expect(await codes([...edits, ...decisions], viewer)).toEqual(new Set([refused]));
    await send(id);
    expect(await codes(decisions, one)).toEqual(new Set([refused]));
    const service = await newSeat('service');
    expect((await call('listPlans', { state: null, page: 1 }, service)).code).toBe(refused);
    expect((await call('readPlan', { id }, service)).code).toBe(refused);
    expect(refused).not.toBe('200');
  });

  it('refuse what is no plan, no name, too long or unseen', async () => {
    const { ask, call, one, make, edit, read } = await start();
    const id = await make();
    await edit(id, retitled('一'));
    const none = 2_000_000_000;
    await expect(read(none)).rejects.toThrow('没有这个方案');
    await expect(ask('withdrawPlan', { id: none }, one)).rejects.toThrow('没有这个方案');
    await expect(make('复制', none)).rejects.toThrow('没有这个方案');
    const key = () => randomUUID();
    const bad = [
      ['addPlan', { name: '', note: '', from: 'live' }],
      ['addPlan', { name: '  ', note: '', from: 'live' }],
      ['addPlan', { name: '长'.repeat(31), note: '', from: 'live' }],
      ['addPlan', { name: 'a\u0000b', note: '', from: 'live' }],
      ['addPlan', { name: '一', note: '长'.repeat(201), from: 'live' }],
      ['addPlan', { name: '一', note: '', from: 'release' }],
      ['addPlan', { name: '一', note: '', from: -1 }],
      ['readPlan', { id: `${id}` }],
      ['readPlan', { id: 1e12 }],
      ['sendPlan', { id, version: 2, words: '长'.repeat(501) }],
      ['mergePlan', { id, version: 2, onto: null, chosen: [{ part: '首页区块' }] }],
      ['mergePlan', { id, version: 2, onto: 0, chosen: [] }],
      ['listPlans', { state: 'all', page: 1 }],
    ] as const;
    for (const [name, payload] of bad)
      expect((await call(name, { ...payload, key: key() }, one)).code, name).not.toBe('200');
    const html = '<img src=x onerror=alert(1)>';
    const marked = await make(html);
    expect((await read(marked)).plan.name).toBe(html);
  });

  it('fold the saves of one operator in the timeline and in the audit, each plan by itself', async () => {
    const { ask, one, judge, make, edit, read, pass } = await start();
    const [first, second] = [await make('甲'), await make('乙')];
    for (const title of ['一', '二', '三']) await edit(first, retitled(title));
    await edit(second, retitled('四'));
    expect((await read(first)).turns.map(({ kind }) => kind)).toEqual(['made', 'saved']);
    const { items } = await ask('listAudit', { page: 1, operator: one.id }, judge);
    expect(items.map(({ action, count }) => [action, count]).slice(0, 2)).toEqual([
      ['save-plan', 1],
      ['save-plan', 3],
    ]);
    pass(16 * 60_000);
    await edit(first, retitled('五'));
    expect((await read(first)).turns.map(({ kind }) => kind)).toEqual(['made', 'saved', 'saved']);
  });

  it('are told to open desks at once, with how many wait', async () => {
    const { app, one, judge, make, edit, send, ask } = await start();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    ending.push(() => app.close());
    const stream = await openDeskStream(origin, judge);
    ending.push(stream.close);
    await expect.poll(() => stream.latest()?.waitingPlans).toBe(0);
    const { plans } = stream.latest() ?? {};
    const id = await make();
    await edit(id, retitled('一'));
    await expect.poll(() => stream.latest()?.plans).not.toBe(plans);
    await send(id);
    await expect.poll(() => stream.latest()?.waitingPlans).toBe(1);
    expect(await ask('heartbeat', { editing: '' }, judge)).toMatchObject({ waitingPlans: 1 });
    await ask('withdrawPlan', { id }, one);
    await expect.poll(() => stream.latest()?.waitingPlans).toBe(0);
  });

  it('are shown by a link of their own, until they are given up or links end', async () => {
    const { ask, call, one, make, edit, db } = await start();
    const id = await make();
    await edit(id, retitled('给人看'));
    const link = async () => {
      const made = await ask('makePreviewLink', { hours: 1, plan: id }, one);
      return previewTokenIn(new URL(made.address, 'https://x.example').pathname);
    };
    const token = await link();
    const shown = async (given: string) => call('readPreview', { token: given });
    const answer = await shown(token);
    expect(titleIn(Object(answer.data).document)).toBe('给人看');
    const [until, round, plan, seal] = token.split('.');
    for (const forged of [
      [until, round, seal].join('.'),
      [until, round, `${plan}1`, seal].join('.'),
    ])
      expect((await shown(forged)).msg).toContain('不完整或不正确');
    await ask('revokePreviewLinks', {}, one);
    expect((await shown(token)).msg).toContain('已失效');
    const next = await link();
    await ask('abandonPlan', { id }, one);
    expect((await shown(next)).msg).toContain('已失效');
    await db.delete(homePlan).where(eq(homePlan.id, id));
    expect((await shown(next)).msg).toContain('已失效');
    await expect(link()).rejects.toThrow('没有这个方案');
  });
});
