import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberHome } from '#schemas/member/endpoints.ts';
import { messageApi } from '#schemas/message/endpoints.ts';
import { messageGroups } from '#schemas/message/fields.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Api = typeof messageApi;

onDatabase('messages', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let vip: string;
  let doctor: string;
  let vipId: number;
  let doctorId: number;

  const memberOf = async (nickname: string): Promise<number> => {
    const [row] = await opened().db.select().from(member).where(eq(member.nickname, nickname));
    return row?.id ?? 0;
  };

  let demo: { link: string }[];

  beforeAll(async () => {
    demo = await opened().db.select({ link: message.link }).from(message);
    api = apiOn(opened().db);
    vip = await api.tokenOf('demo_vip');
    doctor = await api.tokenOf('demo_doctor');
    vipId = await memberOf('周明远');
    doctorId = await memberOf('陈医生');
  });

  /** Pages that are no one thing: account, card, the week that was. */
  const whole = ['', '/set', '/upgradeMember', '/viewRecord'];

  it('of the demo lead to the thing itself, and to no list', () => {
    const lists = demo.filter(
      ({ link }) => !whole.includes(link) && !/\/\d+$|[?&]id=\d+/.test(link),
    );
    expect([demo.length > 20, lists]).toEqual([true, []]);
  });

  beforeEach(async () => {
    const { db } = opened();
    await db.delete(message);
    const rows = messageGroups.flatMap((group, index) =>
      Array.from({ length: index + 2 }, (_, nth) => ({
        ...{ memberId: vipId, group, title: `${group} ${nth}` },
        createdAt: new Date(Date.UTC(2026, 0, 1, index, nth)),
      })),
    );
    await db.insert(message).values(rows);
    await db.insert(message).values({ memberId: doctorId, title: '别人的', group: 'system' });
  });

  it('show the picture of what they lead to', async () => {
    const { db } = opened();
    await db.delete(message);
    const [course] = await db.select().from(product).where(ne(product.thumb, '')).limit(1);
    const [broadcast] = await db.select().from(live).where(ne(live.thumb, '')).limit(1);
    const orderOf = async (whose: SQL) => {
      const pictured = and(whose, ne(orderTable.thumb, ''));
      return (await db.select().from(orderTable).where(pictured).limit(1))[0];
    };
    const order = await orderOf(eq(orderTable.memberId, vipId));
    const foreign = await orderOf(ne(orderTable.memberId, vipId));
    const pictures = new Map([
      [`/courseDetail/${course?.id}`, course?.thumb],
      [`/coursereview?id=${course?.id}`, course?.thumb],
      [`/zhibodet?id=${broadcast?.id}`, broadcast?.thumb],
      [`/orderdetail/${order?.id}`, order?.thumb],
      [`/tuikuan?id=${order?.id}`, order?.thumb],
      [`/orderdetail/${foreign?.id}`, ''],
      ...['/courseDetail/2000000000', '/orderdetail/x', '/set', ''].map(
        (link) => [link, ''] as const,
      ),
    ]);
    await db
      .insert(message)
      .values([...pictures.keys()].map((link) => ({ memberId: vipId, title: '甲', link })));
    const { items } = await read('messageList', { group: 'all', page: 1 });
    expect(new Map(items.map(({ link, thumb }) => [link, thumb]))).toEqual(pictures);
    const [first] = items;
    const detail = await read('messageDetail', { id: first?.id });
    expect(detail.thumb).toBe(first?.thumb);
  });

  const ask = (name: keyof Api, payload: object = {}, token = vip) =>
    api.post(messageApi[name].path, payload, token);

  const read = async <N extends keyof Api>(name: N, payload: object = {}, token = vip) => {
    const answer = await ask(name, payload, token);
    expect(answer.msg).toBe('成功');
    // read by this endpoint's own schema
    return z.parse(messageApi[name].data, answer.data) as Data<Api[N]>;
  };

  const idOf = async (title: string): Promise<string> => {
    const [row] = await opened().db.select().from(message).where(eq(message.title, title));
    return String(row?.id);
  };

  /** The four places that count what is unread. */
  const counts = async (token = vip) => {
    const tab = await api.post(unreadMessages.path, { type: 1 }, token);
    const own = await api.post(memberHome.path, {}, token);
    const groups = await read('messageStates', {}, token);
    let listed = 0;
    for (let page = 1; page < 9; page += 1)
      listed += (await read('messageList', { group: 'all', unread: true, page }, token)).items
        .length;
    return [
      z.parse(unreadMessages.data, tab.data),
      z.parse(memberHome.data, own.data).counters.unread,
      groups.reduce((sum, { unread }) => sum + unread, 0),
      listed,
    ];
  };

  const change = () => ({ key: randomUUID() });

  it('are counted alike wherever they are counted, whatever is done', async () => {
    expect(await counts()).toEqual([20, 20, 20, 20]);
    const { unread } = await read('readMessage', { id: await idOf('order 1'), ...change() });
    expect(unread).toBe(19);
    expect(await counts()).toEqual([19, 19, 19, 19]);
    expect((await read('removeMessage', { id: await idOf('live 2'), ...change() })).unread).toBe(
      18,
    );
    expect((await read('removeMessage', { id: await idOf('order 1'), ...change() })).unread).toBe(
      18,
    );
    expect(await counts()).toEqual([18, 18, 18, 18]);
    expect((await read('readMessages', { group: 'interact', ...change() })).unread).toBe(13);
    expect(await counts()).toEqual([13, 13, 13, 13]);
    expect((await read('readMessages', { group: 'all', ...change() })).unread).toBe(0);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(await counts(doctor)).toEqual([1, 1, 1, 1]);
  });

  it('come in groups, each with its newest', async () => {
    const groups = await read('messageStates');
    expect(groups.map(({ group }) => group)).toEqual(messageGroups);
    expect(groups[1]).toEqual({
      ...{ group: 'course', unread: 3, title: 'course 2' },
      sentAt: Date.UTC(2026, 0, 1, 1, 2),
    });
    await opened().db.delete(message).where(eq(message.group, 'order'));
    expect((await read('messageStates'))[2]).toMatchObject({ unread: 0, title: '', sentAt: null });
  });

  it('are listed by group, newest first, each once', async () => {
    const live = await read('messageList', { group: 'live', page: 1 });
    expect(live.items.map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1, 0].map((nth) => `live ${nth}`),
    );
    const all = [
      ...(await read('messageList', { group: 'all', page: 1 })).items,
      ...(await read('messageList', { group: 'all', page: 2 })).items,
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    expect((await ask('messageList', { group: 'others', page: 1 })).status).toBe(400);
  });

  it('stay unread when they are shown', async () => {
    const id = await idOf('system 0');
    expect(await read('messageDetail', { id })).toMatchObject({ title: 'system 0', read: false });
    expect(await read('messageDetail', { id })).toMatchObject({ read: false });
    await read('readMessage', { id, ...change() });
    expect(await read('messageDetail', { id })).toMatchObject({ read: true });
  });

  it('keep the moment of the first reading', async () => {
    const id = await idOf('system 0');
    const moment = async () =>
      (
        await opened()
          .db.select()
          .from(message)
          .where(eq(message.id, Number(id)))
      )[0]?.readAt;
    await read('readMessage', { id, ...change() });
    const first = await moment();
    await read('readMessages', { group: 'all', ...change() });
    await read('readMessage', { id, ...change() });
    expect(await moment()).toEqual(first);
  });

  describe.each(['messageDetail', 'readMessage', 'removeMessage'] as const)('%s', (name) => {
    it('refuses another member’s message, which stays as it is', async () => {
      const id = await idOf('别人的');
      const answer = await ask(name, { id, ...change() });
      expect(answer).toMatchObject({ code: '54001', msg: '消息不存在或已删除', data: null });
      const [row] = await opened().db.select().from(message).where(eq(message.memberId, doctorId));
      expect(row).toMatchObject({ readAt: null, deletedAt: null });
    });

    it.each(['0', '999999', '2147483648', 'abc'])('refuses %s', async (id) => {
      expect((await ask(name, { id, ...change() })).msg).toBe('消息不存在或已删除');
    });

    it('refuses what was removed', async () => {
      const id = await idOf('system 0');
      await read('removeMessage', { id, ...change() });
      expect((await ask(name, { id, ...change() })).msg).toBe('消息不存在或已删除');
    });

    it('is no visitor’s', async () => {
      const id = await idOf('system 0');
      expect((await ask(name, { id, ...change() }, '')).msg).toBe('暂未登录');
    });
  });

  it('are removed once by a request that comes twenty times', async () => {
    const payload = { id: await idOf('system 0'), ...change() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('removeMessage', payload)),
    );
    const [first] = answers;
    expect(first?.code).toBe('200');
    expect(answers.every(({ data }) => JSON.stringify(data) === JSON.stringify(first?.data))).toBe(
      true,
    );
    const rows = await opened().db.select().from(message).orderBy(asc(message.id));
    expect(rows.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
  });
});
