import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { job } from '#server/db/tables/job.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { payment } from '#server/db/tables/payment.ts';
import { cancelOrder } from '#server/domains/order/verbs/end.ts';
import { payResult } from '#server/domains/payment/pay-result.ts';
import { LAST_LOOK, paymentByNo } from '#server/libraries/payment-book/payments.ts';
import { simulatedPayments } from '#server/platform/payment/simulated.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { wechatShop } from '../harness/payment/wechat-shop.ts';
import { onDatabase, openDatabase } from '../harness/postgres/database.ts';

const NEXT = '支付暂时不可用，请稍后再试';

onDatabase('a sheet beside a balance', (opened) => {
  it('is not given up for a balance that does not suffice', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 500 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const { payNo } = await shop.sheet(id, 'cancel', token);
    const refused = await shop.ask('payOrder', { id, method: 'balance' }, token);
    expect(refused.msg).toBe('余额不足');
    await shop.get('simulateSheet', { pay_no: payNo, outcome: 'ok' }, token);
    expect(await shop.get('payResult', { id }, token)).toMatchObject({ state: 'done' });
    await shop.audited();
  });

  it('is made anew where the provider has closed it', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const { payNo } = await shop.sheet(id, 'cancel', token);
    // as a server leaves it that dies in the middle of closing
    await simulatedPayments.close(shop.db, payNo);
    expect(await shop.get('payResult', { id }, token)).toMatchObject({ payment: 'failed' });
    const anew = await shop.sheet(id, 'ok', token);
    expect(anew.payNo).not.toBe(payNo);
    expect(await shop.get('payResult', { id }, token)).toMatchObject({ state: 'done' });
    await shop.audited();
  });

  it('is closed where the balance pays', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 10_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const { payNo } = await shop.sheet(id, 'cancel', token);
    const paid = await shop.get('payOrder', { id, method: 'balance' }, token);
    expect(paid.state).toBe('done');
    await shop.get('simulateSheet', { pay_no: payNo, outcome: 'ok' }, token);
    expect((await paymentByNo(shop.db, payNo))?.state).toBe('closed');
    shop.pass(HOUR);
    await shop.jobs();
    expect((await shop.get('walletHome', {}, token)).balance).toBe('0.00');
    await shop.audited();
  });
});

describe('closing a payment at the messenger’s platform', () => {
  let opened: OpenDatabase;
  let at: Awaited<ReturnType<typeof wechatShop>>;

  beforeAll(async () => {
    opened = await openDatabase();
    at = await wechatShop(opened);
  });
  afterAll(async () => {
    await at.stop();
    await opened.close();
  });

  type Begun = Awaited<ReturnType<typeof at.begin>>;
  const cancel = ({ context, id }: Pick<Begun, 'context' | 'id'>) =>
    cancelOrder(at.desk)(context, { id });
  const result = ({ context, id }: Begun) => payResult(at.desk)(context, { id });

  const busy = { status: 429, data: { code: 'FREQUENCY_LIMITED' } };
  const down = { status: 500, data: { code: 'SYSTEM_ERROR' } };
  const always = () => at.platform.meddle(() => undefined);

  it('has not happened where the platform refused it: what is paid then counts', async () => {
    const one = await at.begin();
    at.platform.meddle((_, path) => (path.endsWith('/close') ? busy : undefined));
    await expect(cancel(one)).rejects.toThrow(NEXT);
    always();
    expect(await at.shop.stateOf(one.id, one.token)).toBe('unpaid');
    one.bill.state = 'SUCCESS';
    expect(await result(one)).toMatchObject({ state: 'done', payment: 'paid' });
    await at.shop.audited();
  });

  it('has not happened either while the platform decides', async () => {
    const one = await at.begin();
    at.platform.meddle((_, path) => {
      if (!path.endsWith('/close')) return undefined;
      one.bill.state = 'USERPAYING';
      return { status: 400, data: { code: 'USERPAYING' } };
    });
    await expect(cancel(one)).rejects.toThrow('支付结果确认中，请稍后再试');
    always();
    expect(await at.shop.stateOf(one.id, one.token)).toBe('unpaid');
    one.bill.state = 'NOTPAY';
    expect(await cancel(one)).toEqual({ state: 'cancelled' });
    expect(one.bill.state).toBe('CLOSED');
    await at.shop.audited();
  });

  it('leaves no dead sheet where the answer after it got lost', async () => {
    const one = await at.begin();
    at.platform.meddle((method) => (method === 'GET' && one.bill.closes > 0 ? down : undefined));
    await expect(cancel(one)).rejects.toThrow(NEXT);
    always();
    expect(one.bill.state).toBe('CLOSED');
    const { sheet } = await one.open();
    expect(sheet.payNo).not.toBe(one.sheet.payNo);
    const anew = at.platform.bills.get(sheet.payNo);
    if (anew) anew.state = 'SUCCESS';
    expect(await result(one)).toMatchObject({ state: 'done' });
    await at.shop.audited();
  });

  it('happens as well to a sheet that was still being made, which nobody gets', async () => {
    const one = await at.position();
    let request = () => {};
    let goOn = () => {};
    const begun = new Promise<void>((resolve) => {
      request = resolve;
    });
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    at.platform.meddle(async (_, path) => {
      if (path !== '/v3/pay/transactions/jsapi') return undefined;
      request();
      await held;
      return undefined;
    });
    const opening = one.open();
    await begun;
    // the platform knows of none yet
    expect(await cancel(one)).toEqual({ state: 'cancelled' });
    goOn();
    await expect(opening).rejects.toThrow('订单已取消，请重新下单');
    always();
    const [{ payNo = '' } = {}] = await opened.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, Number(one.id)));
    expect(at.platform.bills.get(payNo)?.state).toBe('CLOSED');
    expect(await at.jobs()).toEqual([]);
    const [look] = await opened.db.select().from(job).where(eq(job.subject, payNo));
    const [order] = await opened.db
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, Number(one.id)));
    // once more when nobody can pay for it any longer
    expect(look).toMatchObject({ kind: LAST_LOOK });
    expect(look?.dueAt.getTime()).toBe((order?.expireAt.getTime() ?? 0) + 60_000);
    await at.shop.audited();
  });

  it('is overtaken by another sheet, which can be paid', async () => {
    const one = await at.begin();
    let anew = '';
    at.platform.meddle(async (method) => {
      if (method !== 'GET' || one.bill.state !== 'CLOSED') return undefined;
      always();
      anew = (await one.open()).sheet.payNo;
      return undefined;
    });
    await expect(cancel(one)).rejects.toThrow('支付结果确认中，请稍后再试');
    expect(await at.shop.stateOf(one.id, one.token)).toBe('unpaid');
    const bill = at.platform.bills.get(anew);
    if (bill) bill.state = 'SUCCESS';
    expect(await result(one)).toMatchObject({ state: 'done' });
    await at.shop.audited();
  });

  it('is tried again by its job until the platform lets it', async () => {
    const one = await at.begin();
    at.platform.meddle((_, path) => (path.endsWith('/close') ? busy : undefined));
    at.shop.pass(HOUR / 2);
    expect(await at.jobs()).toContain(`Error: ${NEXT}`);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('unpaid');
    always();
    at.shop.pass(HOUR);
    expect(await at.jobs()).toEqual([]);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('cancelled');
    expect(one.bill.state).toBe('CLOSED');
    await at.shop.audited();
  });

  describe('its result', () => {
    it('is not known, and nothing has failed, while the platform does not answer', async () => {
      const one = await at.begin();
      one.bill.state = 'SUCCESS';
      at.platform.meddle(() => down);
      const unknown = { payment: 'processing', message: '支付结果确认中，请稍后刷新' };
      expect(await result(one)).toMatchObject({ state: 'unpaid', ...unknown });
      always();
      expect(await result(one)).toMatchObject({ state: 'done', payment: 'paid' });
      await at.shop.audited();
    });

    it('is money on its way back where it was paid after its end', async () => {
      const one = await at.begin();
      await cancel(one);
      expect(await result(one)).toMatchObject({
        ...{ state: 'cancelled', payment: 'failed' },
        message: '订单已取消，请重新下单',
      });
      one.bill.state = 'SUCCESS';
      expect(await result(one)).toMatchObject({
        ...{ state: 'cancelled', payment: 'paid' },
        message: '订单已取消，款项会原路退回',
      });
      expect(await at.jobs()).toEqual([]);
      expect(one.bill.refunded).toBe(10_000);
      await at.shop.audited();
    });

    it('of an earlier sheet pays the order all the same, and nobody pays the later one', async () => {
      const one = await at.begin();
      const earlier = await paymentByNo(opened.db, one.sheet.payNo);
      if (!earlier) throw new Error('no payment');
      one.bill.state = 'PAYERROR';
      const { sheet } = await one.open();
      expect(sheet.payNo).not.toBe(one.sheet.payNo);
      one.bill.state = 'SUCCESS';
      at.shop.pass(HOUR);
      expect(await at.jobs()).toEqual([]);
      const own = eq(payment.orderId, Number(one.id));
      const states = await opened.db.select().from(payment).where(own).orderBy(payment.id);
      expect(states.map(({ state }) => state)).toEqual(['paid', 'closed']);
      expect(at.platform.bills.get(sheet.payNo)?.state).toBe('CLOSED');
      await at.shop.audited();
    });
  });

  it('asks whoever took the money, not who takes it today', async () => {
    const { token } = await at.shop.join();
    const { id } = await at.shop.order({ kind: 'course', id: await at.shop.sell() }, token);
    await at.shop.sheet(id, 'ok', token);
    const context = await at.contextOf(token);
    expect(await payResult(at.desk)(context, { id })).toMatchObject({ state: 'done' });
    const one = await at.begin();
    const { payments } = at.desk;
    at.desk.payments = simulatedPayments;
    await expect(cancel(one)).rejects.toThrow(NEXT);
    at.desk.payments = payments;
    expect(await cancel(one)).toEqual({ state: 'cancelled' });
    expect(one.bill.state).toBe('CLOSED');
    await at.shop.audited();
  });
});
