import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { legalDeskApi } from '#schemas/site/desk-endpoints.ts';
import { siteApi } from '#schemas/site/endpoints.ts';
import { siteRefusals } from '#schemas/site/refusals.ts';
import { legalTextTable } from '#server/db/tables/site.ts';
import { callsOn } from '../harness/calls-on.ts';
import { type Console, consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Saved = z.output<typeof legalDeskApi.saveLegalDraft.data>;

const chapters = [{ heading: '一、范围', paragraphs: ['{site}的约定。', '第二段。'] }];

onDatabase('the desk of agreements', (opened) => {
  const open = () => consoleOn(opened().db, {}, legalDeskApi);
  let desk: Awaited<ReturnType<typeof open>>;
  let seat: Awaited<ReturnType<Console['newSeat']>>;

  beforeAll(async () => {
    desk = await open();
    seat = await desk.newSeat('publish');
  });

  const read = () => desk.ask('readLegal', { type: 'teaching' }, seat);
  const save = (revision: number, own: object = {}, by = seat): Promise<Saved> =>
    desk.ask(
      'saveLegalDraft',
      { type: 'teaching', revision, title: '讲师协议', chapters, ...own },
      by,
    );
  const revisionOf = async () => (await read()).draft?.revision ?? 0;
  const drop = async () =>
    desk.ask('dropLegalDraft', { type: 'teaching', revision: await revisionOf() }, seat);
  const publish = async () =>
    desk.ask('publishLegal', { type: 'teaching', revision: await revisionOf() }, seat);
  const inForce = async () => (await read()).versions[0]?.version ?? 0;
  const learnersRead = async (version = 0) => {
    const calls = callsOn(opened().db, siteApi);
    return calls.get('legalText', { type: 'teaching', version }, '');
  };

  it('publishes a draft as the next version; learners read it, and the one before as it was', async () => {
    const before = await learnersRead();
    expect(await save(0)).toEqual({ outcome: 'saved', revision: 1 });
    expect((await learnersRead()).version).toBe(before.version);
    const listed = (await desk.ask('listLegal', {}, seat)).items;
    expect(listed.find(({ type }) => type === 'teaching')?.draft?.by).toBe(seat.name);
    expect(await publish()).toEqual({ outcome: 'published', version: before.version + 1 });
    const now = await learnersRead();
    expect(now.chapters[0]?.paragraphs[0]).not.toContain('{site}');
    expect(now.version).toBe(before.version + 1);
    expect(await learnersRead(before.version)).toEqual(before);
    expect(await revisionOf()).toBe(0);
    const texts = (await desk.audit(seat)).map(({ text }) => text);
    expect(texts).toContain(`发布《讲师协议》第 ${now.version} 版`);
    expect(texts).toContain('起草《讲师协议》的草稿（1 章）');
  });

  it('goes back to an earlier version by publishing it anew', async () => {
    const first = await inForce();
    const own = { type: 'teaching' as const };
    const earlier = await desk.ask('readLegalVersion', { ...own, version: first - 1 }, seat);
    const { title, chapters: old } = earlier;
    expect(await save(0, { title, chapters: old })).toMatchObject({ outcome: 'saved' });
    expect(await publish()).toMatchObject({ outcome: 'published', version: first + 1 });
    const again = await desk.ask('readLegalVersion', { ...own, version: first + 1 }, seat);
    expect(again.chapters).toEqual(old);
  });

  it('tells the second of two operators, and writes nothing over', async () => {
    const colleague = await desk.newSeat('edit');
    const both = await Promise.all([
      save(0, { title: '甲的' }),
      save(0, { title: '乙的' }, colleague),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['saved', 'stale']);
    const revision = await revisionOf();
    expect(revision).toBe(1);
    const stale = await save(0, { title: '丙的' });
    expect(stale.outcome === 'stale' && stale.draft?.title).toBe((await read()).draft?.title);
    const late = await desk.ask('publishLegal', { type: 'teaching', revision: 7 }, seat);
    expect(late.outcome).toBe('stale');
    const version = await inForce();
    const published = await Promise.all([publish(), publish()]);
    expect(published.map(({ outcome }) => outcome).sort()).toEqual(['published', 'stale']);
    expect(await inForce()).toBe(version + 1);
  });

  it('gives a draft up, and publishes neither an empty text nor the same one again', async () => {
    const codeOfPublishing = async () => {
      const payload = { type: 'teaching', revision: await revisionOf(), key: crypto.randomUUID() };
      return (await desk.send('publishLegal', payload, seat)).code;
    };
    await save(0, { chapters: [{ heading: '一、空的', paragraphs: [] }] });
    expect(await codeOfPublishing()).toBe(String(siteRefusals.legalTextEmpty.code));
    expect(await drop()).toEqual({ outcome: 'saved', revision: 0 });
    expect((await read()).draft).toBeNull();
    const own = { type: 'teaching' as const, version: await inForce() };
    const { title, chapters: same } = await desk.ask('readLegalVersion', own, seat);
    await save(0, { title, chapters: same });
    expect(await codeOfPublishing()).toBe(String(siteRefusals.legalTextAsBefore.code));
    await drop();
  });

  it('is read by whoever may look, written by editors, published by deciders', async () => {
    const codeOf = async (name: keyof typeof legalDeskApi, role: 'view' | 'edit', more = {}) => {
      const payload = { type: 'privacy', key: crypto.randomUUID(), ...more };
      return (await desk.send(name, payload, await desk.newSeat(role))).code;
    };
    const draft = { revision: 0, title: '隐私政策', chapters };
    expect(await codeOf('readLegal', 'view')).toBe('200');
    expect(await codeOf('saveLegalDraft', 'view', draft)).not.toBe('200');
    expect(await codeOf('saveLegalDraft', 'edit', draft)).toBe('200');
    expect(await codeOf('publishLegal', 'edit', { revision: 1 })).not.toBe('200');
    expect(await codeOf('readLegalVersion', 'view', { version: 999 })).toBe(
      String(siteRefusals.noSuchLegalVersion.code),
    );
    const rows = await opened()
      .db.select()
      .from(legalTextTable)
      .where(eq(legalTextTable.type, 'privacy'));
    expect(rows).toHaveLength(1);
  });
});
