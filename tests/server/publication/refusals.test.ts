import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { diagnosticsDeskApi } from '#schemas/diagnostics/desk-endpoints.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { noRights } from '#schemas/operator/areas.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { member } from '#server/db/tables/member.ts';
import { operator, operatorAudit } from '#server/db/tables/operator.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';
import { pngOfBytes } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'console-'));
const folder = join(dataDir, 'uploads');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const filesIn = () => (existsSync(folder) ? readdirSync(folder).length : 0);
const LARGEST = 5 * 1024 * 1024;

type Section = HomeDocument['sections'][number];
const withSections = (change: (sections: Section[]) => unknown[]) => (document: HomeDocument) => ({
  ...document,
  sections: change(document.sections),
});

onDatabase('what the console refuses', (opened) => {
  const start = async () => {
    let now = Date.now();
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const options = { config, clock: () => now };
    const desk = await consoleOn(opened().db, options, diagnosticsDeskApi);
    const seat = await desk.newSeat('publish');
    const state = async () => ({
      live: await readLiveDocument(desk.db),
      draft: (await desk.ask('readDesk', {}, seat)).draft,
      releases: await desk.db.$count(homeRelease),
      audit: await desk.db.$count(operatorAudit),
      files: filesIn(),
    });
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...desk, seat, state, pass };
  };

  it.each<[string, (document: HomeDocument) => unknown, string]>([
    [
      'an unknown section',
      withSections((all) => [...all, { name: '不存在', open: true, title: '' }]),
      '没有这个区块',
    ],
    [
      'a repeated section',
      withSections((all) => [...all, ...all.slice(0, 1)]),
      '同一个区块出现了两次',
    ],
    ['an unknown field', (document) => ({ ...document, extra: 1 }), '含有多余的字段'],
    ['no document', () => null, ''],
    ['a list', () => [], ''],
  ])('a draft with %s, in words and without a change', async (_name, edit, message) => {
    const { ask, seat, state } = await start();
    const before = await state();
    const { version, document } = before.draft;
    const answer = await ask('saveDraft', { version, document: edit(document) }, seat);
    if (answer.outcome !== 'faulty') throw new Error(answer.outcome);
    expect(answer.faults.map((fault) => fault.message).join()).toContain(message);
    expect(await state()).toEqual(before);
  });

  it.each<[string, (document: HomeDocument) => HomeDocument, string]>([
    ['an over-long title', retitled('一'.repeat(21)), '区块标题最多 20 个字'],
    ['a script in a title', retitled('<script>alert(1)</script>'), '区块标题不能含有 < > 或脚本'],
    ['a javascript: title', retitled('JavaScript:alert(1)'), '区块标题不能含有 < > 或脚本'],
    ['half a sign', retitled('\ud83d'), '区块标题含有看不见的字符'],
    ['a NUL', retitled('a\0'), '区块标题含有看不见的字符'],
    [
      'a hostile link',
      (document) => ({
        ...document,
        banners: document.banners.map((item) => ({ ...item, link: 'javascript:alert(1)' })),
      }),
      '轮播图链接应为 http(s) 网址或站内路径',
    ],
  ])(
    'to publish a draft with %s, which is kept, in words and without a change of what is live',
    async (_name, edit, message) => {
      const { ask, seat, save, state } = await start();
      const chief = { note: '', from: Date.now() + 3_600_000, until: null };
      const { draft } = await state();
      const version = await save(seat, edit);
      const before = await state();
      expect(before.draft.version).toBe(draft.version + 1);
      const review = await ask('reviewDraft', {}, seat);
      for (const answer of [
        await ask('publish', { version, note: '' }, seat),
        await ask('schedulePublication', { version, ...chief }, seat),
      ]) {
        if (answer.outcome !== 'faulty') throw new Error(answer.outcome);
        expect(answer.faults.map((fault) => fault.message).join()).toContain(message);
        expect(answer.faults).toEqual(review.faults);
      }
      expect(await state()).toEqual(before);
      await ask('resetDraft', { version, release: null }, seat);
    },
  );

  it('a stale version, with the draft as it is', async () => {
    const { ask, seat, save, state } = await start();
    await save(seat, retitled(`新 ${randomUUID().slice(0, 6)}`));
    const before = await state();
    const { version, document } = before.draft;
    const old = { version: version - 1, document: retitled('旧')(document), note: '' };
    for (const answer of [
      await ask('saveDraft', old, seat),
      await ask('publish', old, seat),
      await ask('resetDraft', { ...old, release: null }, seat),
      await ask('schedulePublication', { ...old, from: Date.now() + 60_000, until: null }, seat),
    ])
      expect(answer).toEqual({ outcome: 'stale', draft: before.draft });
    expect(await state()).toEqual(before);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '45001'],
    ['a page', Buffer.from('<!doctype html>'), '45001'],
    ['broken', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex')], 64), '45008'],
    ['one over 5 MB', pngOfBytes(LARGEST + 1), '47007'],
    ['one far over 5 MB', pngOfBytes(LARGEST + 2_000_000), '47007'],
  ])('a picture that is %s', async (_name, bytes, code) => {
    const { send, seat, state } = await start();
    const before = await state();
    const payload = { content: bytes.toString('base64'), key: randomUUID() };
    expect((await send('uploadFile', payload, seat)).code).toBe(code);
    expect((await send('uploadFile', { ...payload, content: '*' }, seat)).code).toBe('45001');
    expect(await state()).toEqual(before);
  });

  it('a picture of what the operator has no right to', async () => {
    const { send, ask, newSeat, seat } = await start();
    const roleOf = async (rights: object) => {
      const name = `图片${randomUUID().slice(0, 6)}`;
      const role = { id: null, name, rights: { ...noRights, ...rights }, secondFactor: false };
      return newSeat((await ask('saveRole', role, seat)).id);
    };
    const content = pngOfBytes(2000).toString('base64');
    const noticeOf = async (own: Awaited<ReturnType<typeof newSeat>>) => {
      const calls = ['uploadFile', 'uploadContentPicture'] as const;
      const answers = calls.map((call) => send(call, { content, key: randomUUID() }, own));
      return (await Promise.all(answers)).map(({ code }) => code === '200');
    };
    expect(await noticeOf(await roleOf({ content: 'edit' }))).toEqual([false, true]);
    expect(await noticeOf(await roleOf({ home: 'edit' }))).toEqual([true, false]);
    expect(await noticeOf(await roleOf({ content: 'look', home: 'look' }))).toEqual([false, false]);
  });

  it('nothing of a picture of 5 MB, once, and serves it', async () => {
    const { ask, app, seat, state, audit } = await start();
    const before = await state();
    const payload = { content: pngOfBytes(LARGEST).toString('base64'), key: randomUUID() };
    const one = await ask('uploadFile', payload, seat);
    const two = await ask('uploadFile', payload, seat);
    expect(two).toEqual(one);
    expect(one.address).toMatch(/^\/uploads\/[\w-]{32}\.png$/);
    const response = await app.inject({ method: 'GET', url: one.address });
    expect(response.headers['content-type']).toBe('image/png');
    const after = await state();
    expect(after.files).toBe(before.files + 1);
    expect(after.audit).toBe(before.audit + 1);
    expect((await audit(seat))[0]).toMatchObject({ action: 'upload', name: seat.name });
  });

  it('gives a preview a member of minutes, the same one, that nobody logs in as', async () => {
    const { ask, post, seat, db, pass } = await start();
    const one = await ask('previewSession', {}, seat);
    const two = await ask('previewSession', {}, seat);
    const members = await db.$count(member);
    const { path } = memberApi.accountState;
    for (const { token } of [one, two])
      expect(await post(path, {}, token)).toMatchObject({ code: '200' });
    pass(10 * 60_000 + 1);
    expect(await post(path, {}, two.token)).toMatchObject({ code: '-200' });
    // whatever a preview has made of itself is gone with the next one
    const own = eq(member.nickname, '预览会员');
    const [changed] = await db
      .update(member)
      .set({ nickname: '改过', disabled: false })
      .where(own)
      .returning();
    await ask('previewSession', {}, seat);
    expect(await db.$count(member)).toBe(members);
    expect(await db.select().from(member).where(own)).toMatchObject([
      { id: changed?.id, disabled: true },
    ]);
  });

  it('lets nobody give the preview a phone to log in with', async () => {
    const { ask, seat, db } = await start();
    const { token } = await ask('previewSession', {}, seat);
    const account = accountOn(db);
    const phone = newPhone();
    const code = await account.codeFor(phone, 'bind', token);
    const answer = await account.ask('bindPhone', { phone, code }, token);
    expect(answer.msg).toBe('该账号已被停用');
    expect(await db.$count(member, eq(member.phone, phone))).toBe(0);
  });

  it('tells who else is here, for half a minute', async () => {
    const { ask, seat, newSeat, pass, db } = await start();
    const other = await newSeat('edit');
    await ask('heartbeat', { editing: '资讯列表' }, other);
    const desk = await ask('readDesk', {}, seat);
    const beat = await ask('heartbeat', { editing: '' }, seat);
    expect(beat).toMatchObject({ draftVersion: desk.draft.version, liveRelease: desk.live.id });
    for (const { presence } of [desk, beat])
      expect(presence.map(({ name, editing }) => [name, editing])).toContainEqual([
        other.name,
        '资讯列表',
      ]);
    expect(beat.presence.map(({ name }) => name)).not.toContain(seat.name);
    const active = (on: boolean) =>
      db.update(operator).set({ active: on }).where(eq(operator.id, other.id));
    await active(false);
    const alone = await ask('heartbeat', { editing: '' }, seat);
    expect(alone.presence.map(({ name }) => name)).not.toContain(other.name);
    await active(true);
    pass(30_000);
    const next = await ask('heartbeat', { editing: '' }, seat);
    expect(next.presence.map(({ name }) => name)).not.toContain(other.name);
  });

  it('groups what phones report by section and cause, until it is handled and comes back', async () => {
    const { ask, post, seat, audit, newSeat, save } = await start();
    const report = (path: string) =>
      post('/v1/diagnostics/report', {
        page: '/drawIndex',
        entries: [
          {
            fault: 'payload-misfit',
            section: '课程模块',
            endpoint: '/v1/index/newCourse',
            path,
            expected: 'text',
            came: '[]',
            shown: 'rest',
          },
        ],
      });
    await report('data.3.title');
    await report('data.17.title');
    const list = async (handled = false) =>
      (await ask('listFaults', { hours: 1, handled }, seat)).groups;
    const [group] = await list();
    expect(group).toMatchObject({ section: '课程模块', path: 'data.n.title', count: 2 });
    expect(group?.sample).toMatchObject({ came: '[]', page: '/drawIndex', shown: 'rest' });
    await save(seat, retitled(`报 ${randomUUID().slice(0, 6)}`));
    const { warnings } = await ask('reviewDraft', {}, seat);
    expect(warnings).toContainEqual({
      section: '课程模块',
      text: '课程模块 最近一小时在学员手机上出错 2 次',
    });
    const { section, fault, endpoint, path } = group ?? {};
    await ask('handleFault', { section, fault, endpoint, path }, await newSeat('edit'));
    expect(await list()).toEqual([]);
    expect(await list(true)).toHaveLength(1);
    expect((await audit(seat))[0]).toMatchObject({ action: 'fault-handled' });
    await report('data.0.title');
    expect(await list()).toMatchObject([{ count: 3, handled: false }]);
  });
});
