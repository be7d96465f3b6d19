import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { homeApi } from '#schemas/home/endpoints.ts';
import { publish } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { homeFlag, sectionOrderTable } from '#server/db/tables/home.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { homeDraft, homeRelease } from '#server/db/tables/publication.ts';
import { moduleSwitch, siteInfoTable } from '#server/db/tables/site.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';

const reversed = (document: HomeDocument): HomeDocument => ({
  ...document,
  sections: document.sections.toReversed(),
});

const isFirst = (answer: z.output<typeof publish.data>) =>
  answer.outcome === 'published' && !answer.repeated;

onDatabase('publishing', (opened) => {
  const open = () => consoleOn(opened().db);

  it('begins with what is live as the first release, once', async () => {
    const { ask, newSeat, db } = await open();
    await Promise.all([1, 2, 3].map(() => prepareConsole(db, undefined, Date.now())));
    const { draft, live } = await ask('readDesk', {}, await newSeat('view'));
    expect(live).toMatchObject({ id: 1, kind: 'first', author: '系统', source: null });
    expect(draft).toMatchObject({ version: 1, author: '系统' });
    expect(draft.document).toEqual(live.document);
    expect(live.document).toEqual(await readLiveDocument(db));
    expect(live.document.sections).toHaveLength(18);
    expect(live.document.memberCard.description).toMatch('会员课程免费学');
    expect(await db.$count(homeRelease)).toBe(1);
  });

  it('leaves the live page alone until it publishes, then learners see it', async () => {
    const { ask, newSeat, save, post, db } = await open();
    const seat = await newSeat('publish');
    const before = await readLiveDocument(db);
    const version = await save(seat, (document) => retitled('今日要闻')(reversed(document)));
    expect(await readLiveDocument(db)).toEqual(before);
    const answer = await ask('publish', { version, note: '换序' }, seat);
    expect(answer).toMatchObject({
      outcome: 'published',
      release: { kind: 'publish', note: '换序' },
    });
    const wanted = before.sections.map(({ name }) => name).reverse();
    const order = async () =>
      z
        .parse(homeApi.sectionOrder.data, (await post('/v1/index/sort')).data)
        .map(({ name }) => name);
    await expect.poll(order).toEqual(wanted);
    const config = await post('/vb/Index/getIndexSystem');
    expect(config.data).toMatchObject({ information_module_title: '今日要闻' });
    const { live } = await ask('readDesk', {}, seat);
    expect(await readLiveDocument(db)).toEqual(live.document);
  });

  it('closes what is not on the page any more, and brings everything back by rolling back', async () => {
    const { ask, newSeat, save, audit, db } = await open();
    const seat = await newSeat('publish');
    const { live } = await ask('readDesk', {}, seat);
    const version = await save(seat, (document) => ({
      ...document,
      template: 'variant2',
      loginSwitch: 'wechat',
      sections: document.sections.filter(({ name }) => name !== '直播标题'),
      banners: document.banners.slice(3).reverse(),
      icons: [],
      tabs: document.tabs.map((tab) => ({ ...tab, shown: tab.name !== '消息' })),
      follow: { ...document.follow, name: '新公众号' },
      site: { ...document.site, title: '新站名' },
    }));
    await ask('publish', { version, note: '' }, seat);
    const [flag] = await db.select().from(homeFlag).where(eq(homeFlag.field, 'live_open'));
    expect(flag?.open).toBe(false);
    expect((await readLiveDocument(db)).site.title).toBe('新站名');
    const { release } = await ask('rollBack', { release: live.id, note: '误操作' }, seat);
    expect(release).toMatchObject({ kind: 'rollback', source: live.id, author: seat.name });
    expect(await readLiveDocument(db)).toEqual(live.document);
    const services = await ask('readDesk', {}, seat);
    expect(services.draft.document.site.title).toBe('新站名');
    expect((await audit(seat))[0]).toMatchObject({ name: seat.name, action: 'rollback' });
    expect((await audit(seat))[0]?.text).toMatch(/回滚到第 \d+ 版.*误操作/);
  });

  it('makes the draft what is live or what a release holds', async () => {
    const { ask, newSeat, save } = await open();
    const seat = await newSeat('publish');
    await save(seat, retitled('草稿标题'));
    const { draft, live } = await ask('readDesk', {}, seat);
    const one = await ask('resetDraft', { version: draft.version, release: null }, seat);
    expect(one).toEqual({ outcome: 'saved', version: draft.version + 1 });
    expect((await ask('readDesk', {}, seat)).draft.document).toEqual(live.document);
    const stale = await ask('resetDraft', { version: draft.version, release: 1 }, seat);
    expect(stale.outcome).toBe('stale');
    await ask('resetDraft', { version: draft.version + 1, release: 1 }, seat);
    const first = await ask('readRelease', { id: 1 }, seat);
    expect((await ask('readDesk', {}, seat)).draft.document).toEqual(first.document);
    await expect(ask('resetDraft', { version: 1, release: 99_999 }, seat)).resolves.toMatchObject({
      outcome: 'stale',
    });
    await expect(ask('rollBack', { release: 99_999, note: '' }, seat)).rejects.toThrow(
      '没有这个版本',
    );
  });

  it('keeps exactly one of parallel saves, and makes one release of parallel publications of a version', async () => {
    const { ask, newSeat, db } = await open();
    const seats = await Promise.all([1, 2, 3, 4].map(() => newSeat('publish')));
    const [one] = seats;
    if (!one) throw new Error('no seat');
    const { draft } = await ask('readDesk', {}, one);
    const answers = await Promise.all(
      seats.map((seat, index) =>
        ask(
          'saveDraft',
          { version: draft.version, document: retitled(`并行 ${index}`)(draft.document) },
          seat,
        ),
      ),
    );
    const saved = answers.flatMap(({ outcome }, index) => (outcome === 'saved' ? index : []));
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'stale')).toHaveLength(3);
    const after = await ask('readDesk', {}, one);
    expect(after.draft.version).toBe(draft.version + 1);
    expect(after.draft.author).toBe(seats[saved[0] ?? 0]?.name);
    const { version } = after.draft;
    const count = await db.$count(homeRelease);
    const published = await Promise.all(
      seats.map((seat) => ask('publish', { version, note: '' }, seat)),
    );
    expect(await db.$count(homeRelease)).toBe(count + 1);
    expect(published.filter(isFirst)).toHaveLength(1);
    const { live } = await ask('readDesk', {}, one);
    for (const answer of published)
      expect(answer).toMatchObject({ outcome: 'published', release: { id: live.id } });
  });

  it('puts the same version live again once something else is', async () => {
    const { newSeat, save, ask } = await open();
    const seat = await newSeat('publish');
    const before = (await ask('readDesk', {}, seat)).live.id;
    const version = await save(seat, retitled('两次'));
    await ask('publish', { version, note: '' }, seat);
    await ask('rollBack', { release: before, note: '' }, seat);
    expect(isFirst(await ask('publish', { version, note: '' }, seat))).toBe(true);
  });

  it('carries a repeated publish out once, also in parallel, and says so', async () => {
    const { send, newSeat, save, ask, db } = await open();
    const seat = await newSeat('publish');
    const version = await save(seat, retitled('重放'));
    const payload = { version, note: '', key: randomUUID() };
    const [one, two] = await Promise.all([
      send('publish', payload, seat),
      send('publish', payload, seat),
    ]);
    const count = await db.$count(homeRelease);
    await save(seat, retitled('之后'));
    const three = await send('publish', payload, seat);
    const answers = [one, two].map((answer) => z.parse(publish.data, answer?.data));
    const [again, first] = answers.toSorted((a, b) => Number(isFirst(a)) - Number(isFirst(b)));
    expect(first).toMatchObject({ outcome: 'published', repeated: false });
    expect(again).toEqual({ ...first, repeated: true });
    expect(three.data).toEqual(again);
    expect(await db.$count(homeRelease)).toBe(count);
    expect((await ask('readDesk', {}, seat)).live.document).toEqual(await readLiveDocument(db));
    const own = eq(operatorAudit.name, seat.name);
    expect(await db.$count(operatorAudit, own)).toBe(3);
  });

  it('tells what a publication changes and warns of empty, off and foreign things', async () => {
    const { ask, newSeat, save, db } = await open();
    const seat = await newSeat('edit');
    const services = await ask('readDesk', {}, seat);
    const chief = await newSeat('publish');
    await ask('resetDraft', { version: services.draft.version, release: null }, chief);
    const calm = await ask('reviewDraft', {}, seat);
    expect(calm).toMatchObject({ faults: [], warnings: [], changes: [] });
    await save(seat, (document) => ({ ...retitled('预览')(document), icons: [] }));
    await db.update(moduleSwitch).set({ open: false }).where(eq(moduleSwitch.name, 'liveModule'));
    await db.update(siteInfoTable).set({ title: '被 SQL 改过' });
    await db.execute(sql`update questionnaire set published = false`);
    const { warnings, changes } = await ask('reviewDraft', {}, seat);
    await db.execute(sql`update questionnaire set published = true`);
    await db.update(moduleSwitch).set({ open: true }).where(eq(moduleSwitch.name, 'liveModule'));
    expect(warnings.map(({ section }) => section).sort()).toEqual([
      '',
      '导航栏',
      '活动病例',
      '直播标题',
    ]);
    const title = services.live.document.sections.find(({ name }) => name === '资讯列表')?.title;
    expect(changes.map(({ text }) => text)).toContain(`资讯列表 标题由「${title}」改为「预览」`);
    await db.update(siteInfoTable).set({ title: services.live.document.site.title });
  });

  it('reads whatever SQL has left as a sound document', async () => {
    const { ask, newSeat, db } = await open();
    const seat = await newSeat('publish');
    await db.insert(sectionOrderTable).values([
      { name: ' 直播 ', position: -2 },
      { name: '没有的区块', position: -1 },
      { name: '直播模块', position: 90 },
    ]);
    await db
      .update(siteInfoTable)
      .set({ title: '<b>很长的站点名称很长的站点名称很长的站点名称', logo: '' });
    const document = await readLiveDocument(db);
    expect(document.sections[0]?.name).toBe('直播标题');
    expect(document.site).toMatchObject({
      title: 'b很长的站点名称很长的站点名称很长的站点',
      logo: '/media/logo.svg',
    });
    const { live } = await ask('readDesk', {}, seat);
    await ask('rollBack', { release: live.id, note: '' }, seat);
    expect(await readLiveDocument(db)).toEqual(live.document);
  });

  it('opens to nobody else what SQL has spoiled, and says what it leaves out', async () => {
    const { ask, newSeat, db } = await open();
    const seat = await newSeat('publish');
    await db.delete(sectionOrderTable);
    const members = { audience: 'member' };
    const spoiled = [
      ['直播标题', { when: { audience: 'members' } }],
      ['课程模块', { when: members, settings: { as: 'many' } }],
      ['专栏模块', { when: members, source: { path: '/v1/nothing' }, id: '<b>' }],
      ['资讯列表', { id: 'x', when: [{}] }],
      [
        '标签组',
        {
          sections: [
            { name: '直播标题', when: 'x' },
            { name: '轮播图', when: members },
          ],
        },
      ],
      ['双列组', { sections: [{ name: '轮播图', when: false }] }],
      ['导航栏', { settings: 7 }],
    ] as const;
    await db
      .insert(sectionOrderTable)
      .values(spoiled.map(([name, details], position) => ({ name, details, position })));
    await db.update(homeFlag).set({ open: true });
    const { sections } = await readLiveDocument(db);
    expect(sections).toMatchObject([
      { name: '课程模块', when: members },
      { name: '专栏模块', when: members },
      { name: '标签组', sections: [{ name: '轮播图', when: members }] },
      { name: '导航栏' },
    ]);
    const { warnings } = await ask('reviewDraft', {}, seat);
    expect(warnings.map(({ text }) => text)).toContain(
      '线上内容被直接修改过，发布后以草稿为准；其中无法照原样显示而没有人能看到的：直播标题、资讯列表（x）、标签组里的直播标题、双列组',
    );
    await db.update(homeFlag).set({ open: false });
    const closed = await readLiveDocument(db);
    expect(closed.sections.map(({ name, open }) => [name, open])).toEqual([
      ['课程模块', false],
      ['专栏模块', false],
      ['标签组', true],
      ['导航栏', true],
    ]);
  });

  it('begins a console on what SQL has spoiled with words of what is left out', async () => {
    const { db } = opened();
    await db.delete(sectionOrderTable);
    await db.insert(sectionOrderTable).values({
      ...{ name: '直播标题', position: 0 },
      details: { id: 'x', when: { audience: 'members' } },
    });
    await db.delete(homeDraft);
    const { ask, newSeat } = await open();
    const { live } = await ask('readDesk', {}, await newSeat('view'));
    expect(live.note).toBe('由原有页面生成，无法照原样显示而没有人能看到的：直播标题（x）');
  });

  it.each(['operator_audit', 'home_release'])('never lets %s be changed', async (table) => {
    const { db } = await open();
    const columns = { operator_audit: 'name', home_release: 'author' } as const;
    const column = columns[table as keyof typeof columns];
    for (const statement of [
      `update ${table} set ${column} = 'x'`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: `${table} is append-only` },
      });
    expect(await db.$count(operatorAudit)).toBeGreaterThan(0);
    expect(await db.$count(homeRelease)).toBeGreaterThan(0);
  });

  it('lists releases and the audit by twenty, newest first', async () => {
    const { ask, newSeat } = await open();
    const seat = await newSeat('publish');
    for (let count = 0; count < 21; count += 1)
      await ask('rollBack', { release: 1, note: '' }, seat);
    for (const call of ['listReleases', 'listAudit'] as const) {
      const first = await ask(call, { page: 1 }, seat);
      const second = await ask(call, { page: 2 }, seat);
      expect(first.items).toHaveLength(20);
      expect(first.pages).toBeGreaterThan(1);
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
    }
  });
});
