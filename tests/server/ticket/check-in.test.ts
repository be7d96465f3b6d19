import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CHECK_INS } from '#schemas/wire/call-rates.ts';
import { chinaText } from '#server/platform/time/china-time.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { doorOn } from '../harness/ticket/door.ts';

onDatabase('checking in', (opened) => {
  const open = () => doorOn(opened().db);

  it('takes a ticket once, says when it was used, and its owner sees that', async () => {
    const { shop, meet, guest, checkIn, reason } = await open();
    const { id } = await meet();
    const { code, read } = await guest(id, { nickname: '林晓', phone: '13912345678' });
    expect(await read()).toMatchObject({ state: 'valid', usedAt: null });
    shop.pass(3 * DAY);
    const at = shop.now();
    expect(await checkIn(id, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({
      ...{ code, title: '急救实训', nickname: '林晓', phone: '139****5678', usedAt: at },
    });
    expect(await read()).toMatchObject({
      state: 'used',
      usedAt: Math.round(at / 1000) * 1000,
      code,
    });
    shop.pass(MINUTE);
    expect(await reason(id, code)).toBe(`该凭证已于 ${chinaText(at)} 签到，不能再次使用`);
    await shop.audited();
  });

  it('is done once by two operators at once, and a lost answer is given again', async () => {
    const { shop, desk, meet, guest, reason } = await open();
    const { id } = await meet();
    const { code } = await guest(id);
    const other = await guest(id);
    shop.pass(3 * DAY);
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const notices = await Promise.all(keys.map((key) => reason(id, code, key)));
    expect(notices.filter((msg) => msg === '成功')).toHaveLength(1);
    expect(notices.filter((msg) => msg.startsWith('该凭证已于'))).toHaveLength(3);
    const by = await desk.newSeat('edit');
    const request = { target: 'activity', id: Number(id), code: other.code, key: randomUUID() };
    const first = await desk.ask('checkIn', request, by);
    shop.pass(MINUTE);
    expect(await desk.ask('checkIn', request, by)).toEqual(first);
  });

  it('says clearly what speaks against a code', async () => {
    const { shop, meet, guest, reason } = await open();
    const { id } = await meet();
    const elsewhere = await meet({ title: '缝合工作坊' });
    const { code, order, token } = await guest(id);
    const from = new Date(shop.now() + 3 * DAY).getTime();
    expect(await reason(id, code)).toBe(`活动时间是 ${chinaText(from)}，今天不能签到`);
    const { orderNo } = await shop.get('orderDetail', { id: order }, token);
    expect(await reason(id, orderNo)).toBe('这是订单编号，签到请出示凭证码');
    await shop.get('refundOrder', { id: order, reason: '其他原因' }, token);
    const waiting = await shop.join();
    const unpaid = await shop.order({ kind: 'flash', id }, waiting.token);
    const number = (await shop.get('orderDetail', { id: unpaid.id }, waiting.token)).orderNo;
    expect(await reason(id, number)).toBe('该订单还没有付款，没有凭证');
    expect(await reason(id, code)).toBe('该凭证的订单已退款，凭证已失效');
    expect(await reason(id, orderNo)).toBe('该订单已取消或退款，没有凭证');
    const other = await guest(elsewhere.id);
    shop.pass(3 * DAY);
    expect(await reason(id, other.code)).toBe('这是“缝合工作坊”的凭证，不能在这里签到');
    expect(await reason('2147483647', other.code)).toBe('没有这场活动');
    for (const wrong of ['', '-', 'ABCD', `${other.code}A`, '%_', "' or 1=1", '凭证'])
      expect(await reason(elsewhere.id, wrong)).toBe('没有这张凭证，请核对凭证码');
    // what lasts past midnight can be entered on its second day as well
    shop.pass(2 * DAY);
    expect(await reason(elsewhere.id, other.code)).toMatch(/^活动时间是/);
    await shop.audited();
  });

  it('waits for a group to be full', async () => {
    const { shop, meet, reason } = await open();
    const { id } = await meet({ type: 1, need: 2, hours: 24 });
    const [leader, friend] = [await shop.join(), await shop.join()];
    const first = await shop.buy({ kind: 'team', id }, leader.token);
    const own = async () => shop.get('orderDetail', { id: first }, leader.token);
    expect(await own()).toMatchObject({ state: 'grouping', ticketId: '' });
    expect(await reason(id, (await own()).orderNo)).toBe('该订单还没有成团，没有凭证');
    const second = await shop.buy(
      { kind: 'team', id, group_id: (await own()).groupId },
      friend.token,
    );
    const { ticketId } = await shop.get('orderDetail', { id: second }, friend.token);
    expect(ticketId).not.toBe('');
    expect((await own()).ticketId).not.toBe('');
    await shop.audited();
  });

  it('is only for operators who may change something, and not too often', async () => {
    const { shop, meet, guest, desk } = await open();
    const { id } = await meet({ meetsAt: new Date(shop.now()) });
    const { code } = await guest(id);
    const request = { target: 'activity', id: Number(id), code: 'ABCDEFGHJKMN', key: randomUUID() };
    const looking = await desk.newSeat('view');
    expect((await desk.send('checkIn', { ...request, code }, looking)).code).not.toBe('200');
    const guessing = await desk.newSeat('edit');
    const notices: string[] = [];
    for (let turn = 0; turn <= CHECK_INS; turn += 1)
      notices.push((await desk.send('checkIn', { ...request, key: randomUUID() }, guessing)).msg);
    expect(notices.at(-2)).toBe('没有这张凭证，请核对凭证码');
    expect(notices.at(-1)).not.toBe('没有这张凭证，请核对凭证码');
  });

  it('lists what takes place these days with how many have come', async () => {
    const { shop, desk, seat, meet, guest, checkIn } = await open();
    const soon = await meet({ title: '今天的', meetsAt: new Date(shop.now() + HOUR) });
    await meet({ title: '线上的', venue: '' });
    const notFound = await meet({
      title: '过去的',
      meetsAt: new Date(shop.now() - 3 * DAY),
      meetsUntil: new Date(shop.now() - 2 * DAY),
    });
    const [one] = [await guest(soon.id), await guest(soon.id)];
    await checkIn(soon.id, one.code);
    const { items } = await desk.ask('listOccasions', {}, await seat());
    expect(items.find(({ id }) => id === Number(soon.id))).toMatchObject({
      issued: 2,
      used: 1,
      title: '今天的',
    });
    const titles = items.map(({ title }) => title);
    expect(titles).not.toContain('线上的');
    expect(items.some(({ id }) => id === Number(notFound.id))).toBe(false);
    expect(items.map(({ startAt }) => startAt)).toEqual(
      items.map(({ startAt }) => startAt).toSorted((a, b) => a - b),
    );
  });
});
