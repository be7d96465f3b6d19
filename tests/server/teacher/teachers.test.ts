import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { couponTotals } from '#schemas/coupon/endpoints.ts';
import { memberHome } from '#schemas/member/endpoints.ts';
import { relationApi } from '#schemas/relation/endpoints.ts';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { product } from '#server/db/tables/course.ts';
import { relation } from '#server/db/tables/relation.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const calls = { ...teacherApi, ...relationApi, memberHome };
type Api = typeof calls;

onDatabase('teachers', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let vip: string;
  let plain: string;
  let teaching: string;

  beforeAll(async () => {
    api = apiOn(opened().db);
    vip = await api.tokenOf('demo_vip');
    plain = await api.tokenOf('demo_plain');
    teaching = await api.tokenOf('demo_teacher');
  });

  const ask = (name: keyof Api, payload: object, token = plain) =>
    api.post(calls[name].path, payload, token);

  const read = async <N extends keyof Api>(name: N, payload: object, token = plain) => {
    const answer = await ask(name, payload, token);
    expect(answer.msg).toBe('成功');
    // read by this endpoint's own schema
    return z.parse(calls[name].data, answer.data) as Data<Api[N]>;
  };

  const follow = (id: string | number, on: boolean, token = plain, key = randomUUID()) =>
    ask('setRelation', { kind: 'follow', target: 'teacher', id, on, key }, token);

  const idOf = async (name: string): Promise<number> => {
    const [row] = await opened().db.select().from(teacher).where(eq(teacher.name, name));
    if (!row) throw new Error(name);
    return row.id;
  };

  describe('a teacher', () => {
    it('is told with workshop, fans and as many products as are listed', async () => {
      const id = await idOf('陈思远');
      const detail = await read('teacherDetail', { id }, vip);
      expect(detail).toMatchObject({ name: '陈思远', shop: '心血管病学工作室', followed: true });
      expect(detail.fans).toBe(3);
      expect(detail.fields.length).toBeGreaterThan(0);
      const own = await opened().db.$count(product, eq(product.teacherId, id));
      expect(detail.courses).toBe(own);
      const taught = await opened().db.select().from(product).where(eq(product.teacherId, id));
      expect(detail.learners).toBe(taught.reduce((sum, { learners }) => sum + learners, 0));
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(own / 10); page += 1) {
        const { items, pageCount } = await read('teacherProducts', { id, page });
        expect(pageCount).toBe(Math.ceil(own / 10));
        expect(new Set(items.map((item) => item.teacher))).toEqual(new Set(['陈思远']));
        ids.push(...items.map((item) => item.id));
      }
      expect(new Set(ids).size).toBe(own);
    });

    it('lists as many lives as are counted', async () => {
      const rows = await opened().db.select().from(teacher);
      let all = 0;
      for (const { id } of rows) {
        const { lives } = await read('teacherDetail', { id });
        const { items } = await read('teacherLives', { id, page: 1 });
        expect(items).toHaveLength(Math.min(lives, 10));
        all += lives;
      }
      expect(all).toBeGreaterThan(0);
    });

    it.each(['999999', '0', '2147483648', 'abc', '-1'])('%s is nobody', async (id) => {
      for (const name of ['teacherDetail', 'teacherProducts', 'teacherLives'] as const)
        expect(await ask(name, { id, page: 1 })).toMatchObject({
          status: 200,
          msg: '讲师不存在或已停止服务',
        });
    });
  });

  describe('a relation', () => {
    const rows = () => opened().db.$count(relation, eq(relation.kind, 'follow'));

    it('is one, however often and at once it is asked for', async () => {
      const id = await idOf('孙立新');
      const before = await rows();
      const taps = await Promise.all(Array.from({ length: 20 }, () => follow(id, true)));
      expect(taps.map(({ code }) => code)).toEqual(Array(20).fill('200'));
      expect(await rows()).toBe(before + 1);
      expect((await read('teacherDetail', { id })).followed).toBe(true);
      await Promise.all(Array.from({ length: 20 }, () => follow(id, false)));
      expect(await rows()).toBe(before);
      expect((await read('teacherDetail', { id })).followed).toBe(false);
    });

    it('is not changed by a request that is repeated after another one', async () => {
      const id = await idOf('马晓东');
      const key = randomUUID();
      const first = await follow(id, true, plain, key);
      await follow(id, false);
      const again = await follow(id, true, plain, key);
      expect(again.data).toEqual(first.data);
      expect((await read('teacherDetail', { id })).followed).toBe(false);
    });

    it('is each member’s own', async () => {
      const id = await idOf('梁淑珍');
      await follow(id, true, plain);
      expect((await read('teacherDetail', { id }, vip)).followed).toBe(false);
      await follow(id, false, vip);
      expect(await read('teacherDetail', { id }, plain)).toMatchObject({ followed: true, fans: 1 });
    });

    it.each([
      ['follow', 'product', '1', '该内容不支持此操作'],
      ['reserve', 'news', '1', '该内容不支持此操作'],
      ['collect', 'product', '999999', '内容不存在或已下架'],
      ['like', 'news', '0', '内容不存在或已下架'],
      ['reserve', 'live', 'abc', '内容不存在或已下架'],
      ['follow', 'teacher', '2147483648', '内容不存在或已下架'],
      ['admire', 'teacher', '1', '参数有误，请检查后重试'],
    ])('to %s %s %s is refused', async (kind, target, id, msg) => {
      const answer = await ask('setRelation', { kind, target, id, on: true, key: randomUUID() });
      expect(answer.msg).toBe(msg);
    });

    it('to what is no longer shown can be ended, not begun', async () => {
      const { db } = opened();
      const [row] = await db.select().from(product).limit(1);
      const id = row?.id ?? 0;
      const collect = (on: boolean) =>
        ask('setRelation', { kind: 'collect', target: 'product', id, on, key: randomUUID() });
      const counted = async () => (await read('memberHome', {})).counters.collect;
      const before = await counted();
      expect((await collect(true)).msg).toBe('成功');
      expect(await counted()).toBe(before + 1);
      await db.update(product).set({ published: false }).where(eq(product.id, id));
      expect((await collect(true)).msg).toBe('内容不存在或已下架');
      expect((await collect(false)).msg).toBe('成功');
      expect(await counted()).toBe(before);
      await db.update(product).set({ published: true }).where(eq(product.id, id));
    });

    it('is nothing for a teacher to themselves, nor for a visitor', async () => {
      const [own] = await opened().db.select().from(teacher).where(eq(teacher.name, '吴承宇'));
      const id = own?.id ?? 0;
      expect((await read('teacherDetail', { id }, teaching)).own).toBe(true);
      expect((await read('teacherDetail', { id })).own).toBe(false);
      expect((await follow(id, true, teaching)).msg).toBe('不能关注自己');
      expect((await follow(own?.id ?? 0, true, '')).msg).toBe('暂未登录');
    });
  });

  it('lists whom a member follows, the latest first, and nobody else', async () => {
    const names: string[] = [];
    for (const page of [1, 2]) {
      const { items, pageCount } = await read('followedTeachers', { page }, vip);
      expect(pageCount).toBe(2);
      expect(items.every(({ followed }) => followed)).toBe(true);
      names.push(...items.map(({ name }) => name));
    }
    expect(names).toHaveLength(13);
    expect(names.slice(0, 2)).toEqual(['陈思远', '李文博']);
    await follow(await idOf('罗美玲'), true, vip);
    expect((await read('followedTeachers', { page: 1 }, vip)).items[0]?.name).toBe('罗美玲');
  });

  it('tells a member’s own page what belongs to them', async () => {
    const home = await read('memberHome', {}, vip);
    expect(home).toMatchObject({ nickname: '周明远', phone: '139****0002', teacherId: '' });
    expect(home.vipUntil).toBeGreaterThan(Date.now());
    const listed = await read('followedTeachers', { page: 2 }, vip);
    expect(home.counters.follow).toBe(10 + listed.items.length);
    const totals = await api.post(couponTotals.path, {}, vip);
    expect(home.counters.coupon).toBe(z.parse(couponTotals.data, totals.data).unused);
    expect(home.counters.unread).toBe(12);
    expect(await read('memberHome', {}, plain)).toMatchObject({ phone: '', vipUntil: null });
    expect((await read('memberHome', {}, teaching)).teacherId).toBe(String(await idOf('吴承宇')));
  });
});
