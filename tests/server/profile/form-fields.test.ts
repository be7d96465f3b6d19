import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi } from '#schemas/member/endpoints.ts';
import { profileApi } from '#schemas/profile/endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { formField } from '#server/db/tables/form.ts';
import { profile } from '#server/db/tables/profile.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { smallPictures } from '../harness/small-pictures.ts';

const ID_CARD = '11010519491231002X';
const MASKED = '110***********002X';

/** What a client of before sends. */
const before = {
  name: '林晓',
  sex: 2,
  hospital: '市第一医院',
  department: '',
  jobTitle: '',
  province: '浙江省',
  city: '杭州市',
  idCard: '',
};

const options = [
  { id: '3a', title: '三级甲等' },
  { id: '2a', title: '二级甲等' },
];

type Row = Partial<typeof formField.$inferInsert>;

onDatabase('a profile form with further fields', (opened) => {
  const own = eq(formField.form, 'profile');
  const at = (key: string) => and(own, eq(formField.key, key));

  const add = async (key: string, kind: NonNullable<Row['kind']>, more: Row = {}) => {
    const row = { form: 'profile', key, kind, label: '单位级别', position: 100, ...more };
    await opened().db.insert(formField).values(row);
  };

  const change = (key: string, row: Row) => opened().db.update(formField).set(row).where(at(key));

  beforeEach(async () => {
    for (const key of ['level', 'other', 'proof'])
      await opened().db.delete(formField).where(at(key));
    await opened().db.update(formField).set({ open: true }).where(own);
  });

  const member = async () => {
    const account = accountOn(opened().db);
    const token = await account.enter(newPhone());
    const form = async () =>
      z.parse(profileApi.profileForm.data, (await account.ask('profileForm', {}, token)).data);
    const send = (answers: object, words: object = {}) =>
      account.ask('saveProfile', { ...before, ...words, answers }, token);
    const tell = (...values: string[]) => send([{ field: 'level', values }]);
    const notices = async () =>
      (await form()).answers.find(({ field }) => field === 'level')?.values;
    const state = z.parse(
      memberApi.accountState.data,
      (await account.ask('accountState', {}, token)).data,
    );
    const retained = async () =>
      (
        await opened()
          .db.select()
          .from(profile)
          .where(eq(profile.memberId, Number(state.id)))
      )[0];
    return { ...account, token, form, send, tell, notices, retained };
  };

  it('asks for what a row adds, in its place, and keeps what is told', async () => {
    await add('level', 'single', { options, position: 25, hint: '以执业证为准' });
    const { form, tell, notices } = await member();
    const { fields } = await form();
    expect(fields?.map(({ key }) => key).slice(0, 4)).toEqual(['name', 'sex', 'level', 'hospital']);
    expect(fields?.[2]).toMatchObject({ kind: 'single', label: '单位级别', options });
    expect((await tell('3a')).code).toBe('200');
    expect(await notices()).toEqual(['3a']);
    expect((await tell()).code).toBe('200');
    expect(await notices()).toBe(undefined);
  });

  it('carries the same request out once', async () => {
    await add('level', 'text');
    const { ask, token, retained } = await member();
    const sent = { ...before, key: randomUUID(), answers: [{ field: 'level', values: ['一'] }] };
    await Promise.all([1, 2, 3].map(() => ask('saveProfile', sent, token)));
    await ask('saveProfile', { ...sent, key: randomUUID(), answers: [] }, token);
    expect((await ask('saveProfile', sent, token)).code).toBe('200');
    expect((await retained())?.answers).toEqual({});
  });

  it('takes the words of a client of before, unless something further is required', async () => {
    await add('level', 'text');
    const { ask, token, form } = await member();
    expect((await ask('saveProfile', before, token)).code).toBe('200');
    await change('level', { required: true });
    const refused = await ask('saveProfile', { ...before, name: '林' }, token);
    expect(refused).toMatchObject({ code: '44001', msg: '请输入单位级别', data: null });
    expect(await form()).toMatchObject({ name: '林晓' });
  });

  const kinds: [NonNullable<Row['kind']>, Row, string[], RegExp][] = [
    ['text', { longest: 4 }, ['一二三四五'], /单位级别最多 4 个字/],
    ['text', {}, ['一', '二'], /单位级别只能填写一项/],
    ['paragraph', {}, ['字'.repeat(501)], /单位级别最多 500 个字/],
    ['single', { options }, ['一级'], /单位级别的选项已失效/],
    ['single', { options }, ['3a', '2a'], /单位级别最多选择 1 项/],
    ['multiple', { options }, ['3a', '3a'], /单位级别的选项已失效/],
    ['multiple', { options, longest: 1 }, ['3a', '2a'], /单位级别最多选择 1 项/],
    ['phone', {}, ['12345'], /单位级别有误，请核对 11 位手机号码/],
    ['identity', {}, ['110105194912310021'], /单位级别有误，请核对 15 或 18 位号码/],
    ['identity', {}, [MASKED], /单位级别有误/],
    ['region', {}, ['', '杭州市'], /请重新选择单位级别/],
    ['region', {}, ['浙江省', '杭州市', '西湖区'], /请重新选择单位级别/],
    ['date', {}, ['2026-02-30'], /单位级别不是有效的日期/],
    ['date', {}, ['昨天'], /单位级别不是有效的日期/],
    ['picture', {}, ['https://evil.example/a.png'], /单位级别的图片已失效/],
    ['picture', {}, ['javascript:alert(1)'], /单位级别的图片已失效/],
    ['picture', {}, [`/uploads/${'a'.repeat(32)}.png`], /单位级别的图片已失效/],
    ['picture', {}, ['/uploads/../secret'], /单位级别的图片已失效/],
  ];

  it.each(kinds)('refuses for %s %j what is told as %j, and stores nothing', async (...row) => {
    const [kind, more, values, message] = row;
    await add('level', kind, more);
    const { tell, retained } = await member();
    expect(await tell(...values)).toMatchObject({
      code: '44001',
      msg: expect.stringMatching(message),
      data: null,
    });
    expect(await retained()).toBe(undefined);
  });

  const fitting: [NonNullable<Row['kind']>, Row, string[], string[]][] = [
    ['text', {}, ['<b>\u0000 \u202e甲\n'], ['<b> 甲']],
    ['paragraph', {}, [' 一\n二\u0007 '], ['一\n二']],
    ['multiple', { options }, ['2a', '3a'], ['2a', '3a']],
    ['phone', {}, ['+86 138-0013-8000'], ['13800138000']],
    ['region', { longest: 3 }, ['浙江省', '杭州市', '西湖区'], ['浙江省', '杭州市', '西湖区']],
    ['date', {}, ['2024-02-29'], ['2024-02-29']],
  ];

  it.each(fitting)('takes for %s %j what is told as %j', async (kind, more, values, stored) => {
    await add('level', kind, more);
    const { tell, notices } = await member();
    expect((await tell(...values)).code).toBe('200');
    expect(await notices()).toEqual(stored);
  });

  it('keeps an identity number unreadably and masked, and takes the mask for it', async () => {
    await add('level', 'identity');
    const { tell, notices, retained } = await member();
    expect((await tell(ID_CARD.toLowerCase())).code).toBe('200');
    expect(await notices()).toEqual([MASKED]);
    expect(JSON.stringify(await retained())).not.toContain('19491231');
    const first = (await retained())?.answers;
    expect((await tell(MASKED)).code).toBe('200');
    expect((await retained())?.answers).toEqual(first);
    // what has become an ordinary text is not read out by that
    await change('level', { kind: 'text' });
    expect(await notices()).toEqual([MASKED]);
  });

  it('takes pictures of this member’s own uploads only', async () => {
    await add('level', 'picture', { longest: 2 });
    const [one, other] = [await member(), await member()];
    const upload = async ({ ask, token }: typeof one) => {
      const { data } = await ask('uploadPicture', { content: smallPictures.png }, token);
      return z.parse(uploadApi.uploadPicture.data, data).data;
    };
    const mine = [await upload(one), await upload(one)];
    expect((await one.tell(...mine)).code).toBe('200');
    const shown = (await one.notices()) ?? [];
    expect(shown.map(storedAddress)).toEqual(mine.map(storedAddress));
    expect((await one.tell(...shown)).code).toBe('200');
    expect((await one.retained())?.answers.level?.values).toEqual(mine.map(storedAddress));
    expect((await other.tell(...mine)).code).toBe('44001');
    expect((await one.tell(mine[0] ?? '', await upload(other))).code).toBe('44001');
    // what is taken out is dropped at once
    await one.tell(mine[1] ?? '');
    expect((await one.tell(...mine)).code).toBe('44001');
    expect((await one.tell(mine[1] ?? '')).code).toBe('200');
  });

  it('refuses what is told of a field that is closed or unknown, and keeps what was told', async () => {
    await add('level', 'text');
    const { tell, notices, send, form, ask, token } = await member();
    await tell('三级');
    await change('level', { open: false });
    expect(await notices()).toBe(undefined);
    expect(await tell('二级')).toMatchObject({
      code: '44002',
      msg: expect.stringMatching(/“单位级别”/),
    });
    expect(await send([{ field: 'nothing', values: ['x'] }])).toMatchObject({
      code: '44002',
      msg: '“其中一项”已停用，请检查后重新提交',
    });
    expect((await send([], { name: '林晓晓' })).code).toBe('200');
    await change('hospital', { open: false });
    expect(await form()).toMatchObject({ name: '林晓晓', hospital: '' });
    expect(await ask('saveProfile', before, token)).toMatchObject({ code: '44002' });
    expect((await send([], { hospital: '' })).code).toBe('200');
    await opened().db.update(formField).set({ open: true }).where(own);
    expect(await notices()).toEqual(['三级']);
    expect(await form()).toMatchObject({ hospital: '市第一医院' });
  });

  it('keeps what the columns of before cannot hold, and drops it when they can', async () => {
    const region = ['浙江省', '杭州市', '西湖区'];
    const stood = await opened().db.select().from(formField).where(own);
    await change('region', { longest: 3 });
    await change('sex', { options: [{ id: 'x', title: '其他' }, ...options] });
    await change('department', { kind: 'multiple', options, longest: 0 });
    const { send, form, retained } = await member();
    const further = [
      { field: 'region', values: region },
      { field: 'sex', values: ['x'] },
      { field: 'department', values: ['2a', '3a'] },
    ];
    const noticeOf = async () =>
      Object.fromEntries((await form()).answers.map(({ field, values }) => [field, values]));
    expect((await send(further)).code).toBe('200');
    expect(await noticeOf()).toEqual({ region, sex: ['x'], department: ['2a', '3a'] });
    expect(await form()).toMatchObject({ province: '浙江省', city: '杭州市', sex: 0 });
    await change('region', { open: false });
    expect((await send([further[1] ?? {}], { province: '', city: '' })).code).toBe('200');
    await change('region', { open: true });
    expect(await noticeOf()).toEqual({ region, sex: ['x'] });
    await change('region', { longest: 2 });
    await change('sex', { options: [{ id: '2', title: '女' }] });
    expect((await send([])).code).toBe('200');
    expect(await noticeOf()).toEqual({});
    expect(await form()).toMatchObject({ province: '浙江省', city: '杭州市', sex: 2 });
    expect((await retained())?.answers).toEqual({});
    for (const { key, kind, options: all, longest } of stood)
      await change(key, { kind, options: all, longest });
  });

  it('leaves the third level of a region to a form that knows two, until one of them changes', async () => {
    const region = ['浙江省', '杭州市', '西湖区'];
    await change('region', { longest: 3 });
    const { send, form } = await member();
    const noticeOf = async () =>
      (await form()).answers.find(({ field }) => field === 'region')?.values ?? [];
    await send([{ field: 'region', values: region }]);
    expect((await send([], { name: '林晓晓' })).code).toBe('200');
    expect(await noticeOf()).toEqual(region);
    expect(await form()).toMatchObject({ name: '林晓晓' });
    expect((await send([], { city: '宁波市' })).code).toBe('200');
    expect(await noticeOf()).toEqual([]);
    expect(await form()).toMatchObject({ province: '浙江省', city: '宁波市' });
    await change('region', { longest: 2 });
  });

  it('asks for no name where that field is closed', async () => {
    await change('name', { open: false });
    await change('sex', { open: false });
    const { send } = await member();
    expect((await send([], { name: '', sex: 0 })).code).toBe('200');
  });

  it.each([
    ['of an unknown kind', { kind: 'hologram' as 'text' }],
    ['to choose from nothing', { kind: 'single' as const, options: [] }],
    ['without a label', { label: '' }],
    ['with options that are none', { kind: 'multiple' as const, options: ['一级'] as never[] }],
  ])('is held up by no row %s, even a required one', async (_what, row) => {
    await add('level', 'text', { required: true, ...row });
    await add('other', 'text', { label: '其他' });
    const { form, send } = await member();
    expect((await form()).fields?.map(({ key }) => key)).toEqual([
      ...['name', 'sex', 'hospital', 'department', 'jobTitle', 'region', 'idCard', 'other'],
    ]);
    expect((await send([{ field: 'other', values: ['甲'] }])).code).toBe('200');
  });
});
