import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi } from '#schemas/member/endpoints.ts';
import { profileApi } from '#schemas/profile/endpoints.ts';
import { standardFields } from '#schemas/profile/words.ts';
import { siteApi } from '#schemas/site/endpoints.ts';
import { formField } from '#server/db/tables/form.ts';
import { profile } from '#server/db/tables/profile.ts';
import { legalTextTable, siteInfoTable } from '#server/db/tables/site.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

// the example that GB 11643 itself gives
const ID_CARD = '11010519491231002X';
const MASKED = '110***********002X';

const filled = {
  name: '林晓',
  sex: 2,
  hospital: '市第一医院',
  department: '心内科',
  jobTitle: '主治医师',
  province: '浙江省',
  city: '杭州市',
  idCard: '',
};

onDatabase('the profile form', (opened) => {
  const account = () => accountOn(opened().db);

  let atFirst: string[] = [];

  beforeAll(async () => {
    const { db } = opened();
    const rows = await db.select().from(formField).where(eq(formField.open, true));
    atFirst = rows.map(({ key }) => key);
    await db.update(formField).set({ open: true });
  });

  const member = async () => {
    const api = account();
    const token = await api.enter(newPhone());
    const save = (more: object) => api.ask('saveProfile', { ...filled, ...more }, token);
    const form = async () =>
      z.parse(profileApi.profileForm.data, (await api.ask('profileForm', {}, token)).data);
    const done = async () => (await api.post('/v9/Member/is_setform', { type: 1 }, token)).data;
    const own = z.parse(
      memberApi.accountState.data,
      (await api.ask('accountState', {}, token)).data,
    );
    return { ...api, token, save, form, done, id: Number(own.id) };
  };

  it('is empty, then as it was saved, and done', async () => {
    const { save, form, done } = await member();
    const blank = Object.fromEntries(Object.keys(filled).map((field) => [field, '']));
    expect(atFirst).toEqual(standardFields.map(({ key }) => key).filter((key) => key !== 'idCard'));
    const standard = { fields: standardFields, answers: [], required: false, deferrable: false };
    expect(await form()).toEqual({ ...blank, sex: 0, ...standard });
    expect(await done()).toBe(0);
    const key = randomUUID();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await save({ key })).toMatchObject({ code: '200', data: {} });
    expect(await form()).toEqual({ ...filled, ...standard });
    expect(await done()).toBe(1);
  });

  it('keeps the identity number unreadably, shows it masked, and takes the mask for it', async () => {
    const { save, form, id } = await member();
    const stored = async () =>
      (await opened().db.select().from(profile).where(eq(profile.memberId, id)))[0]?.idCard;
    expect((await save({ idCard: ID_CARD.toLowerCase() })).code).toBe('200');
    expect(await form()).toMatchObject({ idCard: MASKED });
    const first = await stored();
    expect(first).toMatch(/^[\w-]{40,}$/);
    expect(Buffer.from(first ?? '', 'base64url').toString('latin1')).not.toContain('19491231');
    expect((await save({ idCard: MASKED, city: '宁波市' })).code).toBe('200');
    expect(await form()).toMatchObject({ idCard: MASKED, city: '宁波市' });
    expect(await stored()).not.toBe(first);
    expect((await save({ idCard: '' })).code).toBe('200');
    expect(await form()).toMatchObject({ idCard: '' });
    expect(await stored()).toBe('');
  });

  it.each([
    [{ name: '' }, /姓名/],
    [{ name: '\u0000' }, /姓名/],
    [{ name: '字'.repeat(21) }, /姓名/],
    [{ sex: 3 }, /性别/],
    [{ sex: -1 }, /性别/],
    [{ sex: '男' }, /参数/],
    [{ hospital: '字'.repeat(51) }, /50 个字/],
    [{ city: '字'.repeat(51) }, /50 个字/],
    [{ idCard: '110105194912310021' }, /身份证/],
    [{ idCard: '990105194912310024' }, /身份证/],
    [{ idCard: MASKED }, /身份证/],
    [{ idCard: '1' }, /身份证/],
  ])('refuses %j in Chinese and saves nothing', async (more, message) => {
    const { save, form, done } = await member();
    expect(await save(more)).toMatchObject({ msg: expect.stringMatching(message), data: null });
    expect(await form()).toMatchObject({ name: '' });
    expect(await done()).toBe(0);
  });

  it('drops what nobody writes', async () => {
    const { save, form } = await member();
    const typed = {
      name: '林\u0000\u202e晓\u2066\ud83d\n',
      hospital: '\u0000',
      city: ' 杭州\t市\u007f',
    };
    expect((await save(typed)).code).toBe('200');
    expect(await form()).toMatchObject({ name: '林晓', hospital: '', city: '杭州 市' });
  });

  it('takes any text as text', async () => {
    const { save, form } = await member();
    const hostile = { name: "<b>'); drop", hospital: '"><script>1</script>' };
    expect((await save(hostile)).code).toBe('200');
    expect(await form()).toMatchObject(hostile);
  });
});

onDatabase('texts of the account', (opened) => {
  const read = async (type: string) => {
    const { data } = await accountOn(opened().db).ask('legalText', { type });
    return z.parse(siteApi.legalText.data, data);
  };

  it.each(['agreement', 'privacy', 'purchase'])(
    '%s has chapters and speaks of this site',
    async (type) => {
      const { title, updated, chapters } = await read(type);
      expect(title).toMatch(/用户协议|隐私政策|购买协议/);
      expect(updated).toBeGreaterThan(0);
      expect(chapters.length).toBeGreaterThanOrEqual(6);
      expect(chapters.length).toBeLessThanOrEqual(9);
      for (const { heading, paragraphs } of chapters) {
        expect(heading).toMatch(/^[一二三四五六七八九]、/);
        expect(paragraphs.join('').length).toBeGreaterThan(40);
      }
      const whole = JSON.stringify(chapters);
      expect(whole).toContain('知行医学堂');
      expect(whole).not.toMatch(/[{}]site|敬请期待/);
    },
  );

  it('follow the site’s title, and its rows', async () => {
    await opened().db.update(siteInfoTable).set({ title: '云上学堂' });
    const chapters = [{ heading: '一', paragraphs: ['{site}与{site}'] }];
    await opened()
      .db.update(legalTextTable)
      .set({ chapters })
      .where(eq(legalTextTable.type, 'agreement'));
    expect((await read('agreement')).chapters[0]?.paragraphs).toEqual(['云上学堂与云上学堂']);
  });

  it('are refused where there is no such text', async () => {
    const { ask } = accountOn(opened().db);
    expect((await ask('legalText', { type: 'other' })).status).toBe(400);
    await opened().db.delete(legalTextTable).where(eq(legalTextTable.type, 'privacy'));
    expect(await ask('legalText', { type: 'privacy' })).toMatchObject({ status: 404, data: null });
  });

  it('tell whom to ask', async () => {
    const { data } = await accountOn(opened().db).ask('supportInfo');
    const support = z.parse(siteApi.supportInfo.data, data);
    expect(support.phone).toMatch(/^[\d-]+$/);
    expect(support.hours).not.toBe('');
    expect(support.qrCode).toMatch(/^\/media\//);
  });
});
