import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderDeskApi } from '#schemas/order/desk-endpoints.ts';
import { supportDeskApi } from '#schemas/support/desk-endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { message } from '#server/db/tables/message.ts';
import { upload } from '#server/db/tables/upload.ts';
import { sweepSupport } from '#server/domains/support/sweep.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const config = { apiOrigin: undefined, wechat: undefined, refundGrace: HOUR };
const QUESTION = '第三节放不出来';

onDatabase('questions to the desk', (opened) => {
  const start = async (own: object = {}) => {
    const { db } = opened();
    const shop = ordersOn(db, { config });
    const desk = await consoleOn(db, {}, { ...supportDeskApi, ...orderDeskApi });
    const seat = await desk.newSeat('publish');
    const { id: memberId, token } = await shop.join({ nickname: '林晓', ...own });
    const ask = (sent: object, by = token) => shop.ask('askSupport', { text: '', ...sent }, by);
    const thread = (sent: object = {}, by = token) => shop.get('supportThread', sent, by);
    const read = (member = memberId) => desk.ask('readSupport', { member, before: 0 }, seat);
    const answer = (text: string) => desk.ask('answerSupport', { member: memberId, text }, seat);
    const list = async (state: string) =>
      (await desk.ask('listSupport', { state, word: '', page: 1 }, seat)).items.filter(
        ({ member }) => member === memberId,
      );
    const picture = async (owner = memberId) => {
      const file = `${randomUUID().replaceAll('-', '')}.png`;
      await db.insert(upload).values({ file, memberId: owner, bytes: 1, at: new Date() });
      return `/uploads/${file}`;
    };
    return { db, shop, desk, seat, memberId, token, ask, thread, read, answer, list, picture };
  };

  it('go there and back: asked, counted, answered, told of', async () => {
    const { db, shop, desk, seat, memberId, token, ask, thread, read, answer, list } = await start({
      phone: '13912345678',
    });
    expect(await thread()).toMatchObject({
      link: '',
      state: 'none',
      topic: '',
      messages: [],
      more: false,
      orders: [],
    });
    const id = await shop.buy({ kind: 'course', id: await shop.sell({ title: '听诊' }) }, token);
    expect((await thread({ order_id: id })).orders).toMatchObject([{ id, title: '听诊' }]);
    expect(await ask({ text: ` ${QUESTION}\r\n怎么办 `, order_id: id })).toMatchObject({
      code: '200',
    });
    await ask({ text: '在吗' });
    expect(await list('waiting')).toMatchObject([
      { nickname: '林晓', phone: '139****5678', waiting: 2, latest: '在吗', state: 'open' },
    ]);
    const { waiting } = await desk.ask('countSupport', {}, seat);
    expect(waiting).toBeGreaterThan(0);
    const seen = await read();
    expect(seen.messages).toMatchObject([
      { side: 'member', text: `${QUESTION}\n怎么办`, order: { title: '听诊', state: 'done' } },
      { side: 'member', text: '在吗', order: null },
    ]);
    await answer('请更新后再试');
    expect(await list('waiting')).toEqual([]);
    const { messages } = await thread();
    expect(messages.map(({ side, text }) => [side, text])).toEqual([
      ['member', `${QUESTION}\n怎么办`],
      ['member', '在吗'],
      ['desk', '请更新后再试'],
    ]);
    const notified = and(eq(message.memberId, memberId), eq(message.group, 'system'));
    const news = await db.select().from(message).where(notified);
    expect(news).toMatchObject([{ title: '客服回复了你', body: '请更新后再试', link: '/service' }]);
    const [latest] = await desk.audit(seat);
    expect(latest).toMatchObject({ action: 'support', text: `回复会员 ${memberId} 的咨询` });
  });

  it('have a topic, which the desk sees beside the order, with whether a refund waits', async () => {
    const { shop, desk, seat, token, ask, thread, read, list } = await start();
    const id = await shop.buy({ kind: 'course', id: await shop.sell({ title: '听诊' }) }, token);
    await ask({ text: '没有声音', topic: 'study' });
    await shop.get('refundOrder', { id, reason: '其他原因' }, token);
    await ask({ text: '想退款', topic: 'order', order_id: id });
    await ask({ text: '在吗' });
    expect((await thread()).topic).toBe('order');
    expect((await thread()).messages.map(({ topic }) => topic)).toEqual(['study', 'order', '']);
    expect(await list('waiting')).toMatchObject([{ topic: 'order' }]);
    const { messages } = await read();
    expect(messages.map(({ topic }) => topic)).toEqual(['study', 'order', '']);
    expect(messages[1]?.order).toMatchObject({ id: Number(id), refundAsked: true });
    expect(await ask({ text: '?', topic: 'weather' })).toMatchObject({ code: '400' });
    expect(await desk.ask('readOrder', { order: messages[1]?.order?.id ?? 0 }, seat)).toMatchObject(
      {
        title: '听诊',
      },
    );
  });

  it('leave the topic of a matter that was closed behind', async () => {
    const { desk, seat, memberId, ask, thread, list } = await start();
    await ask({ text: '没有声音', topic: 'study' });
    await desk.ask('closeSupport', { member: memberId }, seat);
    await ask({ text: '想改抬头' });
    expect((await thread()).topic).toBe('');
    expect(await list('waiting')).toMatchObject([{ topic: '' }]);
    await ask({ text: '还没开', topic: 'invoice' });
    await ask({ text: '在吗' });
    expect((await thread()).topic).toBe('invoice');
  });

  it('are answered at hours that operators set, and members read', async () => {
    const { desk, seat, thread } = await start();
    const told = { hours: '周一至周五 9:00–18:00', promise: '一般 30 分钟内回复', phone: '' };
    await desk.ask('saveServiceHours', told, seat);
    expect(await desk.ask('readServiceHours', {}, seat)).toEqual(told);
    expect(await thread()).toMatchObject(told);
    const [latest] = await desk.audit(seat);
    expect(latest).toMatchObject({ action: 'support', text: expect.stringContaining('30 分钟') });
    await desk.ask('saveServiceHours', { hours: '', promise: '', phone: '' }, seat);
    expect(await thread()).toMatchObject({ hours: '', promise: '' });
    const low = await desk.newSeat('view');
    await expect(desk.ask('saveServiceHours', told, low)).rejects.toThrow('没有权限');
  });

  it('are the member’s own: no order, picture or thread of others', async () => {
    const { shop, ask, thread, picture, desk, memberId } = await start();
    const other = await shop.join();
    const id = await shop.buy({ kind: 'course', id: await shop.sell() }, other.token);
    expect(await ask({ text: QUESTION, order_id: id })).toMatchObject({ code: '61001' });
    expect((await thread({ order_id: id })).orders).toEqual([]);
    const foreign = await picture(other.id);
    expect(await ask({ pictures: [foreign] })).toMatchObject({ code: '55017' });
    await ask({ text: QUESTION });
    expect((await thread({}, other.token)).messages).toEqual([]);
    const low = await desk.newSeat('edit');
    const read = desk.ask('readSupport', { member: memberId, before: 0 }, low);
    await expect(read).rejects.toThrow('没有权限');
  });

  it('have a text or a picture, and neither too long nor too many', async () => {
    const { ask, picture, thread, read } = await start();
    expect(await ask({ text: ' \n ' })).toMatchObject({ code: '66001' });
    expect(await ask({ text: '长'.repeat(501) })).toMatchObject({ code: '66002' });
    const own = await picture();
    expect(await ask({ pictures: [own, own, own, own] })).toMatchObject({ code: '400' });
    await ask({ pictures: [own, own] });
    const { messages } = await thread();
    expect(messages.map(({ pictures }) => pictures.map(storedAddress))).toEqual([[own]]);
    expect(messages[0]?.pictures[0]).toContain('?t=owner.');
    expect((await read()).messages[0]?.pictures[0]).toContain('?t=support.');
  });

  it('are written once, whoever sends them again', async () => {
    const { ask, thread } = await start();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => ask({ text: QUESTION, key })));
    expect((await thread()).messages).toHaveLength(1);
  });

  it('come in pages of twenty, the latest first', async () => {
    const { shop, ask, thread } = await start();
    for (let at = 0; at < 20; at += 1) await ask({ text: `第 ${at} 条` });
    const { messages, more } = await thread();
    expect([messages.length, more]).toEqual([20, false]);
    expect(await ask({ text: '太快' })).toMatchObject({ code: '429' });
    shop.pass(2 * MINUTE);
    expect(await ask({ text: '再来' })).toMatchObject({ code: '200' });
    const latest = await thread();
    expect([latest.messages.length, latest.more]).toEqual([20, true]);
    const [first] = latest.messages;
    const older = await thread({ before: Number(first?.id) });
    expect(older.messages.map(({ text }) => text)).toEqual(['第 0 条']);
  });

  it('are closed by an operator, and open again with the next one', async () => {
    const { desk, seat, memberId, ask, thread, list, answer } = await start();
    await ask({ text: QUESTION });
    await desk.ask('closeSupport', { member: memberId }, seat);
    expect((await thread()).state).toBe('closed');
    expect(await list('closed')).toMatchObject([{ waiting: 0 }]);
    await ask({ text: '还是不行' });
    expect((await thread()).state).toBe('open');
    expect(await list('waiting')).toMatchObject([{ waiting: 1 }]);
    await answer('请看这里');
    await expect(desk.ask('closeSupport', { member: 2_000_000_000 }, seat)).rejects.toThrow(
      '没有这位会员的咨询',
    );
  });

  it('close when they have gone quiet, and go with their pictures half a year later', async () => {
    const { db, shop, ask, thread, picture, answer } = await start();
    const own = await picture();
    await ask({ text: QUESTION, pictures: [own] });
    await sweepSupport(db, shop.now() + 15 * DAY);
    expect((await thread()).state).toBe('open');
    await answer('好了');
    await sweepSupport(db, shop.now() + 15 * DAY);
    expect((await thread()).state).toBe('closed');
    await sweepSupport(db, shop.now() + 180 * DAY);
    expect((await thread()).messages).toHaveLength(2);
    await sweepSupport(db, shop.now() + 196 * DAY);
    expect(await thread()).toMatchObject({ state: 'none', messages: [] });
    const file = own.slice('/uploads/'.length);
    expect(await db.$count(upload, eq(upload.file, file))).toBe(0);
  });
});
