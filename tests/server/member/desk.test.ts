import { randomInt } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loginApi } from '#schemas/login/endpoints.ts';
import { memberDeskApi } from '#schemas/member/desk-endpoints.ts';
import { signInToday } from '#schemas/points/endpoints.ts';
import { cancellationTable } from '#server/db/tables/cancellation.ts';
import { grant } from '#server/db/tables/course.ts';
import { credential } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { vipGrant } from '#server/db/tables/membership.ts';
import { previewMember } from '#server/db/tables/publication.ts';
import { referrerOf } from '#server/platform/auth/members.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { memberOf } from '#server/platform/auth/session.ts';
import { chinaText } from '#server/platform/time/china-time.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const reason = '课程无法播放的补偿';
const newPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

onDatabase('operators and members', (opened) => {
  const start = async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    const desk = await consoleOn(db, { clock: shop.now }, memberDeskApi);
    const seat = await desk.newSeat('publish');
    const phone = newPhone();
    const { id, token } = await shop.join({ nickname: '林晓静', phone });
    const list = (own: object = {}) =>
      desk.ask('listMembers', { tab: 'all', word: '', page: 1, ...own }, seat);
    const found = async (own: object) => (await list(own)).items.map((each) => each.id);
    const read = () => desk.ask('readMember', { member: id }, seat);
    const card = async (own: object = {}, by = seat) => {
      const until = (await read()).cardUntil;
      return desk.ask('giveMemberCard', { member: id, days: 31, until, reason, ...own }, by);
    };
    const give = (course: string, own: object = {}, by = seat) =>
      desk.ask(
        'giveMemberAccess',
        { member: id, course: Number(course), days: 0, reason, ...own },
        by,
      );
    const take = (course: string, own: object = {}, by = seat) =>
      desk.ask('takeMemberAccess', { member: id, course: Number(course), reason, ...own }, by);
    const disable = (disabled: boolean, own: object = {}, by = seat) =>
      desk.ask('setMemberDisabled', { member: id, disabled, reason, ...own }, by);
    const notices = async () =>
      (await desk.audit(seat))
        .filter(({ action, text }) => action === 'member' && text.includes(`会员 ${id}`))
        .map(({ text }) => text);
    return {
      ...{ db, shop, desk, seat, phone, id, token, list, found, read, card, give, take, disable },
      notices,
    };
  };

  it('find one by number, phone and nickname, and by what they are', async () => {
    const { db, shop, found, list, id, phone } = await start();
    const until = new Date(shop.now() + DAY);
    expect(await found({ word: `${id}` })).toContain(id);
    expect(await found({ word: phone })).toEqual([id]);
    expect(await found({ word: phone.slice(0, 7) })).toContain(id);
    for (const word of ['林晓', '晓静', '静']) expect(await found({ word })).toContain(id);
    expect(await found({ word: '静晓' })).not.toContain(id);
    expect(await found({ word: '没有这样的人' })).toEqual([]);
    expect(await found({ word: '%' })).toEqual([]);
    expect(await found({ tab: 'card' })).not.toContain(id);
    await db.update(member).set({ vipUntil: until, doctor: true }).where(eq(member.id, id));
    for (const tab of ['card', 'doctor'] as const) expect(await found({ tab })).toContain(id);
    expect(await found({ tab: 'disabled' })).not.toContain(id);
    const [row] = (await list({ word: phone })).items;
    expect(row).toMatchObject({ nickname: '林晓静', phone: `137****${phone.slice(-4)}` });
    expect(row).toMatchObject({ doctor: true, cardUntil: until.getTime(), cardForever: false });
  });

  it('know nothing of the one as whom previews are made', async () => {
    const { db, desk, seat, list, found } = await start();
    const before = (await list()).total;
    const { token } = await desk.ask('previewSession', {}, seat);
    const [own] = await db.select().from(previewMember);
    const id = own?.memberId ?? 0;
    expect((await list()).total).toBe(before);
    expect(await found({ word: `${id}` })).not.toContain(id);
    expect(await found({ word: '预览会员' })).not.toContain(id);
    expect(await found({ tab: 'disabled' })).not.toContain(id);
    for (const [call, payload] of [
      ['readMember', { member: id }],
      ['giveMemberCard', { member: id, days: 31, until: null, reason }],
      ['readMemberFacts', { who: `${id}` }],
    ] as const)
      await expect(desk.ask(call, payload, seat)).rejects.toThrow(/^没有这/);
    // who changes nothing stands in no sum and no ranking, and nobody is referred by them
    const { code, msg } = await desk.post(signInToday.path, { key: 'preview' }, token);
    expect([code, msg]).toEqual(['NO', '该账号已被停用']);
    expect(await referrerOf(db, `${id}`)).toBeNull();
  });

  it('see one at a glance; who looked is kept', async () => {
    const { shop, desk, seat, read, id, token } = await start();
    const course = await shop.sell({ title: '听诊入门' });
    await shop.buy({ kind: 'course', id: course }, token);
    expect(await read()).toMatchObject({
      ...{ id, orders: 1, points: 0, balance: '0.00', courses: 0, ended: false },
      access: [{ target: 'product', targetId: Number(course), title: '听诊入门', source: 'buy' }],
    });
    const [look] = await desk.audit(seat);
    expect(look).toMatchObject({ action: 'look', text: `查看会员 ${id} 的会员资料` });
    await expect(desk.ask('readMember', { member: 2_147_483_647 }, seat)).rejects.toThrow(
      '没有这位会员',
    );
  });

  it('give a card and lengthen it, which holds as a bought one does', async () => {
    const { db, shop, card, read, notices, id, token } = await start();
    const wish = { kind: 'course' as const, id: await shop.sell({ memberPriceFen: 6000 }) };
    const first = shop.now() + 31 * DAY;
    expect(await card()).toEqual({ outcome: 'given', until: first });
    expect((await read()).cardUntil).toBe(first);
    expect(await shop.priceOf(wish, token)).toBe('60.00');
    expect(await card({ days: 7 })).toEqual({ outcome: 'given', until: first + 7 * DAY });
    const [was, is] = [chinaText(first), chinaText(first + 7 * DAY)];
    expect((await notices()).slice(0, 2)).toEqual([
      `给会员 ${id} 开通或延长会员卡：到 ${was} → 到 ${is}，原因：${reason}`,
      `给会员 ${id} 开通或延长会员卡：没有会员卡 → 到 ${was}，原因：${reason}`,
    ]);
    expect(await card({ days: 0 })).toMatchObject({ outcome: 'given' });
    expect((await read()).cardForever).toBe(true);
    await expect(card()).rejects.toThrow('已经长期有效');
    expect(await db.$count(vipGrant, eq(vipGrant.memberId, id))).toBe(3);
    await shop.audited();
  });

  it('give no card twice: who decided on another end than the one that stands is told', async () => {
    const { card, read, notices } = await start();
    const both = await Promise.all([card({ until: null }), card({ until: null })]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['given', 'stale']);
    const { cardUntil } = await read();
    expect(await card({ until: 5 })).toEqual({ outcome: 'stale', until: cardUntil });
    expect(await notices()).toHaveLength(1);
  });

  it('open a course by hand, for a while and for ever, and take it back', async () => {
    const { db, shop, give, take, read, notices, id, token } = await start();
    const course = await shop.sell({ title: '心电图' });
    expect(await give(course, { days: 7 })).toEqual({ until: shop.now() + 7 * DAY });
    expect((await read()).access).toMatchObject([{ source: 'admin', endAt: shop.now() + 7 * DAY }]);
    expect(await give(course, { days: 7 })).toEqual({ until: shop.now() + 14 * DAY });
    expect(await give(course)).toEqual({ until: null });
    await expect(give(course)).rejects.toThrow('已经能长期学习');
    const wish = { kind: 'course' as const, id: course, pay: '100.00' };
    expect((await shop.ask('createOrder', wish, token)).code).not.toBe('200');
    await take(course);
    expect((await read()).access).toEqual([]);
    await expect(take(course)).rejects.toThrow('没有这门课程的权限');
    const name = `课程「心电图」（编号 ${course}）`;
    expect((await notices()).slice(0, 2)).toEqual([
      `收回会员 ${id} 的${name}：长期 → 没有权限，原因：${reason}`,
      `给会员 ${id} 开通${name}：到 ${chinaText(shop.now() + 14 * DAY)} → 长期，原因：${reason}`,
    ]);
    await shop.buy({ kind: 'course', id: course }, token);
    await expect(take(course)).rejects.toThrow('请按退款处理');
    expect(await db.$count(grant, eq(grant.memberId, id))).toBe(2);
    await shop.audited();
  });

  it('open a course again whose time by hand is over', async () => {
    const { shop, desk, id, give, take, db } = await start();
    const course = await shop.sell();
    await give(course, { days: 1 });
    shop.pass(DAY);
    const seat = await desk.newSeat('publish');
    await expect(take(course, {}, seat)).rejects.toThrow('没有这门课程的权限');
    expect(await give(course, { days: 3 }, seat)).toEqual({ until: shop.now() + 3 * DAY });
    expect(await db.$count(grant, eq(grant.memberId, id))).toBe(1);
  });

  it('disable one, who is out everywhere and told why, and let them in again', async () => {
    const { db, shop, disable, found, read, notices, id, phone, token } = await start();
    const course = await shop.sell();
    await shop.buy({ kind: 'course', id: course }, token);
    await db.insert(credential).values({
      ...{ memberId: id, changedAt: new Date() },
      passwordHash: await hashPassword('learn2026'),
    });
    const signIn = () =>
      shop.post(loginApi.loginByPassword.path, { phone, password: 'learn2026', key: 'k1234567' });
    expect(await disable(true, { reason: '转卖账号' })).toEqual({ done: true });
    expect(await memberOf(db, token, shop.now())).toBeNull();
    expect(await signIn()).toMatchObject({
      ...{ code: '-3', msg: '该账号已被停用：转卖账号。如有疑问请联系客服' },
    });
    expect(await disable(true)).toEqual({ done: false });
    expect(await found({ tab: 'disabled' })).toContain(id);
    expect(await read()).toMatchObject({ disabled: true, disabledReason: '转卖账号', orders: 1 });
    expect((await read()).access).toHaveLength(1);
    expect(await disable(false, { reason: '已说明' })).toEqual({ done: true });
    expect(await signIn()).toMatchObject({ code: '200' });
    expect((await read()).disabledReason).toBe('');
    expect((await notices()).slice(0, 2)).toEqual([
      `恢复会员 ${id}：停用 → 正常，原因：已说明`,
      `停用会员 ${id}：正常 → 停用，原因：转卖账号`,
    ]);
    await shop.audited();
  });

  it('tell a member who was disabled without a reason what they always were told', async () => {
    const { db, shop, id, phone } = await start();
    const passwordHash = await hashPassword('learn2026');
    await db.insert(credential).values({ memberId: id, changedAt: new Date(), passwordHash });
    await db.update(member).set({ disabled: true }).where(eq(member.id, id));
    const payload = { phone, password: 'learn2026', key: 'k1234567' };
    expect(await shop.post(loginApi.loginByPassword.path, payload)).toMatchObject({
      ...{ code: '-3', msg: '该账号已被停用，请联系客服' },
    });
  });

  it('leave an account alone that its member has ended', async () => {
    const { db, card, disable, give, shop, id } = await start();
    const at = new Date(shop.now());
    await db
      .insert(cancellationTable)
      .values({ memberId: id, askedAt: at, dueAt: at, endedAt: at });
    const course = await shop.sell();
    for (const change of [() => card(), () => disable(false), () => give(course)])
      await expect(change()).rejects.toThrow('已经注销账号');
  });

  it('do nothing without a reason, and nothing twice by the same key', async () => {
    const { desk, seat, card, disable, notices, read, id } = await start();
    for (const empty of ['', '  ']) {
      await expect(card({ reason: empty })).rejects.toThrow();
      await expect(disable(true, { reason: empty })).rejects.toThrow();
    }
    const wish = { member: id, days: 31, until: null, reason, key: 'the-same-tap' };
    const once = await desk.ask('giveMemberCard', wish, seat);
    expect(await desk.ask('giveMemberCard', wish, seat)).toMatchObject(once);
    expect((await read()).cardUntil).toBe(once.until);
    expect(await notices()).toHaveLength(1);
  });

  it('without the right for it do nothing: who looks does not edit, who edits does not disable', async () => {
    const { db, desk, card, give, take: takeBack, disable, shop, id, list } = await start();
    const service = await desk.newSeat('service');
    const course = await shop.sell();
    const refused = '没有权限';
    await expect(card({}, service)).rejects.toThrow(refused);
    await expect(give(course, {}, service)).rejects.toThrow(refused);
    await expect(disable(true, {}, service)).rejects.toThrow(refused);
    await expect(takeBack(course, {}, service)).rejects.toThrow(refused);
    expect((await desk.ask('readMember', { member: id }, service)).id).toBe(id);
    const view = await desk.newSeat('view');
    const wish = { tab: 'all', word: '', page: 1 };
    await expect(desk.ask('listMembers', wish, view)).rejects.toThrow(refused);
    expect((await list()).items.length).toBeGreaterThan(0);
    const [row] = await db.select().from(member).orderBy(desc(member.id)).limit(1);
    expect(row).toMatchObject({ id, disabled: false, vipUntil: null });
  });
});
