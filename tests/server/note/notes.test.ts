import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteApi, type saveNote } from '#schemas/note/endpoints.ts';
import type { UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { grant, product } from '#server/db/tables/course.ts';
import { noteTable } from '#server/db/tables/note.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('notes', (opened) => {
  type Made = Awaited<ReturnType<typeof shelve>>;
  let calls: ReturnType<typeof callsOn<typeof noteApi>>;
  let mine: { id: number; token: string };
  let other: { id: number; token: string };
  let course: Made;
  let text: Made;

  beforeAll(async () => {
    calls = callsOn(opened().db, noteApi);
    const { join } = studyOn(opened().db);
    mine = await join();
    other = await join();
    course = await shelve(opened().db, { type: 4, title: '甲课', priceFen: 100 }, [{}, {}]);
    text = await shelve(opened().db, { type: 2, title: '乙文' }, [{ kind: 'text', durationMs: 1 }]);
  });

  beforeEach(async () => {
    await opened().db.delete(noteTable);
    const own = { memberId: mine.id, target: 'product', targetId: course.key } as const;
    await giveGrant(opened().db, { ...own, source: 'buy', endAt: null }, Date.now() - HOUR);
  });

  const noted = (own: Partial<UnkeyedPayload<typeof saveNote>> = {}) => ({
    ...{ id: '', product: course.id, lesson: course.lessons[0] ?? '', position: 12_000 },
    ...{ text: '先看节律', ...own },
  });

  const write = async (own: Parameters<typeof noted>[0] = {}, { token } = mine) =>
    (await calls.get('saveNote', noted(own), token)).id;

  const refused = async (own: Parameters<typeof noted>[0], { token } = mine) =>
    (await calls.ask('saveNote', noted(own), token)).msg;

  const list = (request: { product?: string; lesson?: string; page?: number } = {}, who = mine) =>
    calls.get('noteList', { product: '', lesson: '', page: 1, ...request }, who.token);

  const texts = async (...requests: Parameters<typeof list>) =>
    (await list(...requests)).items.map((item) => item.text);

  it('come back with what they belong to, newest first and page by page', async () => {
    const id = await write({ text: ' 第一行\r\n第二行 ' });
    const [only] = (await list()).items;
    expect(only).toMatchObject({
      ...{ id, product: course.id, type: 4, productTitle: '甲课', lesson: course.lessons[0] },
      ...{ lessonTitle: '第 1 节', kind: 'video', position: 12_000, text: '第一行\n第二行' },
    });
    for (let n = 1; n <= 10; n += 1) await write({ text: `第 ${n} 条` });
    expect((await texts())[0]).toBe('第 10 条');
    expect(await list({ page: 2 })).toMatchObject({ pageCount: 2, items: [{ id }] });
  });

  it('are found by product and by lesson, and the products are named once each', async () => {
    const [, second = ''] = course.lessons;
    await write({ text: '一' });
    await write({ text: '二', lesson: second });
    await write({ text: '三', product: text.id, lesson: text.lessons[0] ?? '' });
    expect(await texts({ product: course.id })).toEqual(['二', '一']);
    expect(await texts({ lesson: second })).toEqual(['二']);
    expect(await texts({ product: 'none' })).toEqual([]);
    expect(await calls.get('notedProducts', {}, mine.token)).toEqual({
      items: [
        { id: text.id, title: '乙文' },
        { id: course.id, title: '甲课' },
      ],
    });
  });

  it('stand within their lesson, and at the beginning of a text', async () => {
    await write({ position: 999_999_999 });
    await write({ product: text.id, lesson: text.lessons[0] ?? '', position: 500 });
    expect((await list()).items.map(({ position }) => position)).toEqual([0, 60_000]);
  });

  it('have one to a thousand characters', async () => {
    expect(await refused({ text: ' \n ' })).toBe('笔记须为 1 至 1000 个字');
    expect(await refused({ text: '字'.repeat(1001) })).toBe('笔记须为 1 至 1000 个字');
    await write({ text: '字'.repeat(1000) });
  });

  it('are written only in a lesson that is open', async () => {
    expect(await refused({}, other)).toBe('购买后才能学习这一节');
    expect(await refused({ lesson: text.lessons[0] ?? '' })).toBe('课时不存在或已下架');
    expect(await refused({ product: 'none' })).toBe('内容不存在或已下架');
    expect(await texts()).toEqual([]);
  });

  it('change their text alone', async () => {
    const id = await write();
    const [before] = (await list()).items;
    expect(await write({ id, text: '改了', product: text.id, lesson: '', position: 1 })).toBe(id);
    expect((await list()).items).toEqual([{ ...before, text: '改了' }]);
  });

  it('are removed once', async () => {
    const id = await write();
    await calls.get('removeNote', { id }, mine.token);
    expect(await texts()).toEqual([]);
    expect((await calls.ask('removeNote', { id }, mine.token)).msg).toBe('笔记不存在或已删除');
  });

  it('are nobody else’s', async () => {
    const id = await write();
    expect(await texts({ product: course.id }, other)).toEqual([]);
    expect(await calls.get('notedProducts', {}, other.token)).toEqual({ items: [] });
    expect(await refused({ id, text: '别人的' }, other)).toBe('笔记不存在或已删除');
    expect((await calls.ask('removeNote', { id }, other.token)).msg).toBe('笔记不存在或已删除');
    expect(await texts()).toEqual(['先看节律']);
  });

  describe('of a course that was given back and taken off the shelf', () => {
    it('stay, and are changed and removed', async () => {
      const id = await write();
      const { db } = opened();
      await db.update(grant).set({ revokedAt: new Date() }).where(eq(grant.memberId, mine.id));
      await db.update(product).set({ published: false }).where(eq(product.id, course.key));
      await write({ id, text: '还在' });
      expect(await texts({ product: course.id })).toEqual(['还在']);
      await calls.get('removeNote', { id }, mine.token);
      await db.update(product).set({ published: true }).where(eq(product.id, course.key));
      expect(await refused({})).toBe('购买后才能学习这一节');
    });
  });
});
