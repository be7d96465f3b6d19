import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressApi, type saveAddress } from '#schemas/address/endpoints.ts';
import type { UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { callsOn } from '../harness/calls-on.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const given: UnkeyedPayload<typeof saveAddress> = {
  id: '',
  receiver: '林静',
  phone: '13812345678',
  province: '广东省',
  city: '深圳市',
  county: '南山区',
  detail: '科技园 1 号楼 502',
  tag: '家',
  isDefault: false,
};

onDatabase('addresses', (opened) => {
  let calls: ReturnType<typeof callsOn<typeof addressApi>>;
  let mine: string;
  let other: string;

  beforeAll(async () => {
    calls = callsOn(opened().db, addressApi);
    mine = await calls.tokenOf('demo_plain');
    other = await calls.tokenOf('demo_doctor');
  });

  beforeEach(async () => {
    await opened().db.delete(addressTable);
  });

  const add = async (own: Partial<typeof given> = {}, token = mine): Promise<string> =>
    (await calls.get('saveAddress', { ...given, ...own }, token)).id;

  const listed = async (token = mine) => (await calls.get('addressList', {}, token)).items;

  const briefly = async (token = mine) =>
    (await listed(token)).map(({ detail, isDefault }) => (isDefault ? `*${detail}` : detail));

  const defaults = () => opened().db.$count(addressTable, eq(addressTable.isDefault, true));

  it('come back as they were saved, with the phone masked in the list', async () => {
    const id = await add();
    expect(await calls.get('addressDetail', { id }, mine)).toEqual({
      ...given,
      ...{ id, isDefault: true },
    });
    expect(await listed()).toEqual([{ ...given, id, isDefault: true, phone: '138****5678' }]);
    await add({ id, detail: '换了', tag: '' });
    expect(await calls.get('addressDetail', { id }, mine)).toMatchObject({
      ...{ detail: '换了', tag: '', isDefault: true },
    });
    expect(await listed()).toHaveLength(1);
  });

  describe('have one default', () => {
    it('that comes first, before the newest', async () => {
      for (const detail of ['一', '二', '三']) await add({ detail });
      expect(await briefly()).toEqual(['*一', '三', '二']);
      const [, third] = await listed();
      await calls.get('setDefaultAddress', { id: third?.id ?? '' }, mine);
      expect(await briefly()).toEqual(['*三', '二', '一']);
      await add({ detail: '四', isDefault: true });
      expect(await briefly()).toEqual(['*四', '三', '二', '一']);
    });

    it('that stays it when it is saved without the mark', async () => {
      const id = await add();
      await add({ id, isDefault: false, detail: '仍是默认' });
      expect(await briefly()).toEqual(['*仍是默认']);
    });

    it('that passes to the newest when it is removed, and is none when all are', async () => {
      const [first, second, third] = [
        await add({ detail: '一' }),
        await add({ detail: '二' }),
        await add({ detail: '三' }),
      ];
      await calls.get('removeAddress', { id: second }, mine);
      expect(await briefly()).toEqual(['*一', '三']);
      await calls.get('removeAddress', { id: first }, mine);
      expect(await briefly()).toEqual(['*三']);
      await calls.get('removeAddress', { id: third }, mine);
      expect(await briefly()).toEqual([]);
    });

    it('whatever several devices do at once', async () => {
      const ids = [await add(), await add(), await add()];
      const work = Array.from({ length: 24 }, (_, nth) => {
        const id = ids[nth % 3] ?? '';
        if (nth % 4 === 0) return calls.ask('saveAddress', { ...given, isDefault: true }, mine);
        if (nth === 13) return calls.ask('removeAddress', { id }, mine);
        return calls.ask('setDefaultAddress', { id }, mine);
      });
      const codes = new Set((await Promise.all(work)).map(({ code }) => code));
      expect([...codes].filter((code) => code !== '200' && code !== '64001')).toEqual([]);
      expect(await defaults()).toBe(1);
      expect(await listed()).toHaveLength(8);
    });

    it('which the database holds by itself', async () => {
      await add();
      await add();
      const { db } = opened();
      await expect(db.update(addressTable).set({ isDefault: true })).rejects.toThrow();
    });
  });

  it('are twenty at most, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 23 }, () => calls.ask('saveAddress', given, mine)),
    );
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(20);
    const refused = answers.find(({ code }) => code !== '200');
    expect(refused).toMatchObject({
      ...{ code: '64002', msg: '最多保存 20 个地址，请先删除不用的地址' },
    });
    const [row] = await listed();
    expect(await listed()).toHaveLength(20);
    await add({ id: row?.id ?? '', detail: '改还可以' });
    expect(await defaults()).toBe(1);
  });

  it('are saved once however often the same is sent', async () => {
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => calls.ask('saveAddress', { ...given, key }, mine)),
    );
    expect(new Set(sent.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    const [row] = await listed();
    const removal = { id: row?.id ?? '', key: randomUUID() };
    await calls.get('removeAddress', removal, mine);
    expect((await calls.ask('removeAddress', removal, mine)).code).toBe('200');
    expect((await calls.ask('removeAddress', { id: removal.id }, mine)).code).toBe('64001');
  });

  it('are reached by nobody else', async () => {
    const id = await add();
    const foreign = [
      await calls.ask('addressDetail', { id }, other),
      await calls.ask('saveAddress', { ...given, id, detail: '别人改的' }, other),
      await calls.ask('removeAddress', { id }, other),
      await calls.ask('setDefaultAddress', { id }, other),
    ];
    for (const unknown of ['999999', '0', '-1', 'abc', '99999999999'])
      foreign.push(await calls.ask('addressDetail', { id: unknown }, mine));
    const texts = foreign.map(({ code, msg }) => `${code} ${msg}`);
    expect(new Set(texts)).toEqual(new Set(['64001 地址不存在']));
    expect(await listed(other)).toEqual([]);
    expect(await briefly()).toEqual([`*${given.detail}`]);
    expect((await calls.ask('addressList', {})).code).toBe('-200');
  });

  it.each([
    ['receiver', '   ', '64003', '收货人须为 1 至 20 个字'],
    ['receiver', '林'.repeat(21), '64003', '收货人须为 1 至 20 个字'],
    ['phone', '1381234567', '41001', '请输入正确的手机号'],
    ['phone', '11812345678', '41001', '请输入正确的手机号'],
    ['province', '', '64004', '请选择所在地区'],
    ['city', '\u0000', '64004', '请选择所在地区'],
    ['county', '区'.repeat(31), '64004', '请选择所在地区'],
    ['detail', '\n', '64005', '详细地址须为 1 至 100 个字'],
    ['detail', '号'.repeat(101), '64005', '详细地址须为 1 至 100 个字'],
    ['tag', '一二三四五六七', '64006', '标签不能超过 6 个字'],
  ] as const)('are not stored with a wrong %s %j', async (field, value, code, msg) => {
    const answer = await calls.ask('saveAddress', { ...given, [field]: value }, mine);
    expect(answer).toMatchObject({ code, msg, data: null });
    expect(await listed()).toEqual([]);
  });

  it('are stored in one line, without signs that nobody sees', async () => {
    await add({ receiver: ' 林\u202e静\u0000 ', detail: '一号楼\n二单元\t三室' });
    const [row] = await opened()
      .db.select()
      .from(addressTable)
      .where(and(eq(addressTable.receiver, '林静'), eq(addressTable.detail, '一号楼 二单元 三室')));
    expect(row).toMatchObject({ tag: '家' });
  });
});
