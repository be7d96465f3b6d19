import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { commentApi } from '#schemas/publication/comment-endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { homeComment } from '#server/db/tables/publication.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const news = '资讯列表';
const broadcast = '直播标题';

const without = (name: string) => (document: HomeDocument) => ({
  ...document,
  sections: document.sections.filter((item) => item.name !== name),
});

onDatabase('comments on sections', (opened) => {
  const start = async () => {
    let now = Date.now();
    const clock = () => now;
    const desk = await consoleOn(opened().db, { clock }, commentApi);
    await opened().db.delete(homeComment);
    const { ask } = desk;
    const [one, other, viewer] = [
      await desk.newSeat('edit'),
      await desk.newSeat('edit'),
      await desk.newSeat('view'),
    ];
    const add = async (text: string, seat: Seat = one, section = news) =>
      (await ask('addComment', { section, text }, seat)).id;
    const threads = async (seat: Seat = one, section = news) =>
      (await ask('readComments', { section }, seat)).threads;
    const counts = async () => (await ask('countComments', {}, viewer)).items;
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...desk, one, other, viewer, add, threads, counts, pass, now: clock };
  };

  it('are threads with replies that are read by whoever may look, and counted while they are open', async () => {
    const { ask, one, other, viewer, add, threads, counts, now, audit } = await start();
    const id = await add('标题太长了\n换一个？');
    await add('另一条', other);
    await add('直播的', other, broadcast);
    await ask('replyToComment', { id, text: '好' }, other);
    expect(await counts()).toEqual([
      { section: broadcast, open: 1 },
      { section: news, open: 2 },
    ]);
    const [first, second] = await threads(viewer);
    expect(first).toEqual({
      first: {
        ...{ id, author: one.name, at: now(), edited: false, changeUntil: null },
        text: '标题太长了\n换一个？',
      },
      replies: [expect.objectContaining({ author: other.name, text: '好', changeUntil: null })],
      resolved: null,
    });
    expect(second?.first.text).toBe('另一条');
    const [last] = await audit(one);
    expect(last).toMatchObject({ name: other.name, action: 'comment' });
    expect(last?.text).toBe('回复了资讯列表的留言：「好」');
  });

  it('are resolved, told after the open ones, and opened again by a reply', async () => {
    const { ask, one, other, add, threads, counts } = await start();
    const [first, second] = [await add('一'), await add('二')];
    await ask('resolveComment', { id: first, resolved: true }, other);
    expect(await counts()).toEqual([{ section: news, open: 1 }]);
    const notices = await threads();
    expect(notices.map((thread) => thread.first.id)).toEqual([second, first]);
    expect(notices[1]?.resolved).toMatchObject({ by: other.name });
    // resolving what is resolved changes nothing
    await ask('resolveComment', { id: first, resolved: true }, one);
    expect((await threads())[1]?.resolved).toMatchObject({ by: other.name });
    await ask('replyToComment', { id: first, text: '还没好' }, one);
    expect((await threads()).map(({ resolved }) => resolved)).toEqual([null, null]);
    await ask('resolveComment', { id: first, resolved: true }, one);
    await ask('resolveComment', { id: first, resolved: false }, other);
    expect(await counts()).toEqual([{ section: news, open: 2 }]);
  });

  it('let their author, and nobody else, change the words for half an hour', async () => {
    const { ask, one, other, add, threads, pass, now } = await start();
    const id = await add('一');
    expect((await threads())[0]?.first.changeUntil).toBe(now() + 30 * MINUTE);
    await ask('changeComment', { id, text: '一改' }, one);
    expect((await threads())[0]?.first).toMatchObject({ text: '一改', edited: true });
    const fixed = '只能修改自己刚写的留言';
    await expect(ask('changeComment', { id, text: '别人' }, other)).rejects.toThrow(fixed);
    pass(30 * MINUTE);
    await expect(ask('changeComment', { id, text: '太晚' }, one)).rejects.toThrow(fixed);
    expect((await threads())[0]?.first).toMatchObject({ text: '一改', changeUntil: null });
  });

  it('stay with a section that moves, and are kept when it is gone', async () => {
    const { one, add, threads, counts, save, ask } = await start();
    const id = await add('留着');
    await save(one, (document) => ({
      ...document,
      sections: document.sections.toReversed(),
    }));
    expect((await threads())[0]?.first.id).toBe(id);
    const before = await ask('readDesk', {}, one);
    await save(one, without(news));
    expect(await counts()).toEqual([{ section: news, open: 1 }]);
    await ask('replyToComment', { id, text: '移走了' }, one);
    expect((await threads())[0]?.replies).toHaveLength(1);
    await expect(add('新的')).rejects.toThrow('草稿里已经没有这个区块');
    await save(one, () => before.draft.document);
    expect(await add('回来了')).toBeGreaterThan(id);
  });

  it('are on sections of the classic pages as well, of each page apart, and of one without an id', async () => {
    const { one, add, threads, counts, save, ask, audit } = await start();
    const before = (await ask('readDesk', {}, one)).draft.document;
    await save(one, (document) => ({ ...document, layouts: {} }));
    const [own, other, second] = [`variant2/${news}`, `variant3/${news}`, 'variant1/课程模块#no2'];
    for (const section of [own, other, second]) await add(`在${section}`, one, section);
    await add('在有序首页');
    expect((await threads(one, own)).map(({ first }) => first.text)).toEqual([`在${own}`]);
    expect(await counts()).toHaveLength(4);
    expect((await audit(one)).map(({ text }) => text)).toContain(
      `对样式二的${news}留言：「在variant2/${news}」`,
    );
    const layout = shippedLayouts.variant2;
    const nodes = layout.nodes.filter(({ name }) => name !== news);
    await save(one, (document) => ({ ...document, layouts: { variant2: { ...layout, nodes } } }));
    for (const notFound of [own, 'variant1/课程模块#no9', `variant5/${news}`])
      await expect(add('没有了', one, notFound)).rejects.toThrow('草稿里已经没有这个区块');
    await add('还在', one, other);
    await save(one, () => before);
  });

  it('are written by those alone who may edit', async () => {
    const { send, viewer, add, other } = await start();
    const id = await add('一', other);
    const key = () => randomUUID();
    const calls = [
      send('addComment', { section: news, text: '看', key: key() }, viewer),
      send('replyToComment', { id, text: '看', key: key() }, viewer),
      send('changeComment', { id, text: '看', key: key() }, viewer),
      send('resolveComment', { id, resolved: true, key: key() }, viewer),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.code).not.toBe('200');
  });

  it('refuse ids that are none, replies to replies, and what is empty or too long', async () => {
    const { ask, one, add, db } = await start();
    const id = await add('一');
    const { id: reply } = await ask('replyToComment', { id, text: '二' }, one);
    const notFound = '没有这条留言';
    for (const forged of [reply, 2_000_000_000]) {
      await expect(ask('replyToComment', { id: forged, text: '三' }, one)).rejects.toThrow(
        notFound,
      );
      await expect(ask('resolveComment', { id: forged, resolved: true }, one)).rejects.toThrow(
        notFound,
      );
    }
    await expect(ask('changeComment', { id: 2_000_000_000, text: '三' }, one)).rejects.toThrow(
      notFound,
    );
    for (const text of ['', '  \n ', '长'.repeat(501)])
      await expect(ask('addComment', { section: news, text }, one)).rejects.toThrow();
    for (const section of ['', '没有这个', `${news}\u0000`])
      await expect(ask('addComment', { section, text: '一' }, one)).rejects.toThrow();
    expect(await db.$count(homeComment)).toBe(2);
  });

  it('take one of two that would be the last to fit, and no more replies than a thread holds', async () => {
    const { ask, one, other, add, threads, counts, db, now } = await start();
    const id = await add('一');
    const at = new Date(now());
    const row = { section: news, text: '很多', author: 'x', at };
    const many = (count: number, more: object = {}) =>
      Array.from({ length: count }, () => ({ ...row, operatorId: one.id, ...more }));
    await db.insert(homeComment).values(many(49, { threadId: id }));
    const replies = await Promise.allSettled(
      [one, other].map((seat) => ask('replyToComment', { id, text: '末' }, seat)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await threads())[0]?.replies).toHaveLength(50);
    await db.insert(homeComment).values(many(98));
    const added = await Promise.allSettled([one, other].map((seat) => add('末', seat, broadcast)));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add('再来')).rejects.toThrow('未解决的留言太多');
    expect((await counts()).reduce((sum, { open }) => sum + open, 0)).toBe(100);
    await ask('resolveComment', { id, resolved: true }, one);
    await add('有位置了');
    await expect(ask('resolveComment', { id, resolved: false }, one)).rejects.toThrow(
      '未解决的留言太多',
    );
  });
});
