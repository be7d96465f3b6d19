import { expect, it } from 'vitest';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { doorOn } from '../harness/ticket/door.ts';

/** The wire knows whole seconds. */
const second = (at: number): number => Math.round(at / 1000) * 1000;

onDatabase('tickets', (opened) => {
  const open = () => doorOn(opened().db);

  it('come with what takes place somewhere, say when and where, and with nothing else', async () => {
    const { shop, meet, guest } = await open();
    const { id } = await meet();
    const { read, order, token, ticketId } = await guest(id);
    const from = shop.now() + 3 * DAY;
    const ticket = await read();
    expect(ticket).toMatchObject({
      ...{ id: ticketId, state: 'valid', title: '急救实训', orderId: order },
      occasion: {
        ...{ startAt: second(from), endAt: second(from + 3 * HOUR), venue: '三楼报告厅' },
        ...{ address: '江南大道 588 号', latitude: '30.2084', longitude: '120.212' },
      },
    });
    expect(ticket.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
    const { items } = await shop.get('ticketList', { tab: 'valid' }, token);
    expect(items).toMatchObject([{ id: ticketId, state: 'valid' }]);
    // the sale's own times are none of the event's
    expect(await shop.get('orderDetail', { id: order }, token)).toMatchObject({
      ...{ startAt: second(from), endAt: second(from + 3 * HOUR), ticketId },
    });
    const online = await shop.buy({ kind: 'flash', id: (await shop.run()).id }, token);
    expect(await shop.get('orderDetail', { id: online }, token)).toMatchObject({ ticketId: '' });
    await shop.audited();
  });

  it('are shown to nobody else, and have codes of their own', async () => {
    const { shop, meet, guest } = await open();
    const { id } = await meet();
    const guests = [await guest(id), await guest(id), await guest(id)];
    expect(new Set(guests.map(({ code }) => code)).size).toBe(3);
    const [one, two] = guests;
    const answer = await shop.ask('ticketDetail', { id: one?.ticketId ?? '' }, two?.token ?? '');
    expect(answer.msg).toBe('没有这张凭证，请核对凭证码');
    const { items } = await shop.get('ticketList', { tab: 'all' }, two?.token ?? '');
    expect(items.map(({ id: ticket }) => ticket)).toEqual([two?.ticketId]);
  });

  it('stay when their order is taken out of the list', async () => {
    const { shop, meet, guest, checkIn } = await open();
    const { id } = await meet();
    const { read, order, token, code } = await guest(id);
    await shop.get('removeOrder', { id: order }, token);
    expect(await read()).toMatchObject({ state: 'valid', code, orderId: '' });
    expect((await shop.get('ticketList', {}, token)).items).toHaveLength(1);
    shop.pass(3 * DAY);
    expect(await checkIn(id, code)).toMatchObject({ code });
  });

  it('are over when nobody has come by the end of the day', async () => {
    const { shop, meet, guest } = await open();
    const { read } = await guest((await meet()).id);
    shop.pass(3 * DAY);
    expect((await read()).state).toBe('valid');
    shop.pass(2 * DAY);
    expect((await read()).state).toBe('over');
  });

  it('sink in the list once they admit to nothing any more', async () => {
    const { shop, meet, guest } = await open();
    const far = shop.now() + 20 * DAY;
    const { id } = await meet({ meetsAt: new Date(far), meetsUntil: null });
    const { token, ticketId } = await guest(id);
    const states = async (tab: 'valid' | 'all') => {
      const { items } = await shop.get('ticketList', { tab }, token);
      return items.map(({ id: key, state }) => [key === ticketId, state]);
    };
    const order = await shop.buy({ kind: 'flash', id: (await meet()).id }, token);
    await shop.buy({ kind: 'flash', id: (await meet()).id }, token);
    await shop.get('refundOrder', { id: order, reason: '其他原因' }, token);
    const given = [false, 'void'];
    expect(await states('all')).toEqual([[false, 'valid'], [true, 'valid'], given]);
    shop.pass(5 * DAY);
    expect(await states('valid')).toEqual([
      [true, 'valid'],
      [false, 'over'],
    ]);
    expect(await states('all')).toEqual([[true, 'valid'], [false, 'over'], given]);
  });

  it('come back until the hours that the activity says, which its pages say before one buys', async () => {
    const { shop, meet, guest } = await open();
    const { id } = await meet();
    const visitor = await shop.join();
    const { occasion, rules } = await shop.get('flashDetail', { id }, visitor.token);
    expect(occasion.refundText).toMatch(/^活动开始前 24 小时可退款（.+ 前），签到后不可退款$/);
    expect(rules).toContain(occasion.refundText);
    const { refundText } = await shop.get('previewOrder', { kind: 'flash', id }, visitor.token);
    expect(refundText).toBe(occasion.refundText);
    const [early, late] = [await guest(id), await guest(id)];
    const terms = (of: typeof early) => shop.get('refundTerms', { id: of.order }, of.token);
    expect(await terms(early)).toMatchObject({
      allowed: true,
      until: second(shop.now() + 2 * DAY),
    });
    shop.pass(2 * DAY - HOUR);
    await shop.get('refundOrder', { id: early.order, reason: '其他原因' }, early.token);
    expect(await early.read()).toMatchObject({ state: 'void', code: '' });
    shop.pass(HOUR);
    expect(await terms(late)).toMatchObject({
      ...{ allowed: false, reason: '活动开始前 24 小时内不能退款' },
    });
    const request = { id: late.order, reason: '其他原因' };
    expect((await shop.ask('refundOrder', request, late.token)).msg).toBe(
      '活动开始前 24 小时内不能退款',
    );
    const { actions } = await shop.get('orderDetail', { id: late.order }, late.token);
    expect(actions).not.toContain('refund');
    expect(await late.read()).toMatchObject({ state: 'valid', code: late.code });
    const close = await shop.get('flashDetail', { id }, visitor.token);
    expect(close.occasion.refundText).toBe('活动开始前 24 小时可退款，现已过退款时间');
    await shop.audited();
  });

  it('of an activity in a month come back after the week that a course has', async () => {
    const { shop, meet, guest } = await open();
    const from = shop.now() + 30 * DAY;
    const times = { meetsAt: new Date(from), endAt: new Date(from) };
    const { order, token } = await guest((await meet(times)).id);
    shop.pass(20 * DAY);
    expect(await shop.get('refundTerms', { id: order }, token)).toMatchObject({ allowed: true });
    expect((await shop.get('orderDetail', { id: order }, token)).actions).toContain('refund');
  });

  it('never come back where the activity says so, nor once they were used', async () => {
    const { shop, meet, guest, checkIn } = await open();
    const never = await guest((await meet({ returnHours: null })).id);
    const reasonOf = async ({ order, token }: typeof never) =>
      (await shop.get('refundTerms', { id: order }, token)).reason;
    expect(await reasonOf(never)).toBe('该订单不支持退款');
    const { id } = await meet({ returnHours: 0, meetsAt: new Date(shop.now() + HOUR) });
    const used = await guest(id);
    expect(await reasonOf(used)).toBe('');
    await checkIn(id, used.code);
    expect(await reasonOf(used)).toBe('已签到，不能退款');
    const request = { id: used.order, reason: '其他原因' };
    expect((await shop.ask('refundOrder', request, used.token)).msg).toBe('已签到，不能退款');
    await shop.audited();
  });

  it('are either used or given back, whoever comes first', async () => {
    const { shop, meet, guest, reason } = await open();
    const { id } = await meet({ returnHours: 0, meetsAt: new Date(shop.now() + HOUR) });
    const guests = [await guest(id), await guest(id), await guest(id)];
    await Promise.all(
      guests.flatMap(({ code, order, token }) => [
        reason(id, code),
        shop.ask('refundOrder', { id: order, reason: '其他原因' }, token),
      ]),
    );
    for (const { read, order, token } of guests) {
      const { state } = await read();
      const { state: ordered } = await shop.get('orderDetail', { id: order }, token);
      expect([state, ordered === 'done' ? 'used' : 'void']).toEqual([state, state]);
    }
    await shop.audited();
  });

  it('are sold until the activity is over, whatever the sale’s own end is', async () => {
    const { shop, meet } = await open();
    const { id } = await meet({ endAt: new Date(shop.now() + 30 * DAY) });
    const { token } = await shop.join();
    shop.pass(4 * DAY);
    expect(await shop.get('flashDetail', { id }, token)).toMatchObject({ state: 'over' });
    const answer = await shop.ask('createOrder', { kind: 'flash', id, pay: '40.00' }, token);
    expect(answer.msg).toBe('活动已结束');
  });
});
