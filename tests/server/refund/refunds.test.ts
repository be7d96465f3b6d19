import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { message } from '#server/db/tables/message.ts';
import { refund } from '#server/db/tables/refund.ts';
import { refundOrder } from '#server/domains/refund/refund-order.ts';
import { simulatedPayments } from '#server/platform/payment/simulated.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { notice } from '../harness/payment/wechat-platform.ts';
import { paid, wechatShop } from '../harness/payment/wechat-shop.ts';
import { openDatabase } from '../harness/postgres/database.ts';

describe('a refund at the messenger’s platform', () => {
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
  const giveBack = ({ context, id }: Pick<Begun, 'context' | 'id'>) =>
    refundOrder(at.desk)(context, { id, reason: '其他原因', explain: '', pictures: [] });
  const refundsOf = (id: string) =>
    opened.db
      .select()
      .from(refund)
      .where(eq(refund.orderId, Number(id)))
      .orderBy(refund.id);
  const settled = async (one: Begun) => {
    one.bill.state = 'SUCCESS';
    await at.tell(notice(paid(one.sheet.payNo), at.shop.now()));
  };
  const refunds = (status: string, fits = (_sent: string) => true) =>
    at.platform.meddle((_, path, sent) =>
      path === '/v3/refund/domestic/refunds' && fits(sent)
        ? { status: 200, data: { status } }
        : undefined,
    );
  const always = () => at.platform.meddle(() => undefined);

  it.each([
    ['ABNORMAL', ''],
    ['CLOSED', '-3'],
  ])('that ends %s is handed to people, once', async (status, turn) => {
    const one = await at.begin();
    await settled(one);
    refunds(status);
    expect(await giveBack(one)).toEqual({ state: 'refunding' });
    expect(await at.jobs()).toEqual([]);
    at.shop.pass(HOUR);
    expect(await at.jobs()).toEqual([]);
    const [held] = await refundsOf(one.id);
    expect(held?.state).toBe('held');
    const { refund: shown } = await at.shop.get('orderDetail', { id: one.id }, one.token);
    expect(shown.state).toBe('held');
    const first = held?.refundNo.split('-')[0];
    const section = `退款 ${first}`;
    const noticeOf = () => opened.db.$count(diagnostic, eq(diagnostic.section, section));
    expect(await noticeOf()).toBe(1);
    const news = await opened.db
      .select()
      .from(message)
      .where(eq(message.memberId, one.context.member.id));
    expect(news.map(({ title }) => title)).toEqual(['购买成功', '退款需要人工处理']);
    await at.shop.audited();
    // asked once a day, until people have seen to it
    at.shop.pass(DAY);
    await at.jobs();
    expect(await noticeOf()).toBe(1);
    const numbers: string[] = [];
    at.platform.meddle((_, path, sent) => {
      if (path === '/v3/refund/domestic/refunds') numbers.push(JSON.parse(sent).out_refund_no);
      return undefined;
    });
    at.shop.pass(DAY);
    expect(await at.jobs()).toEqual([]);
    always();
    expect(numbers).toEqual([`${first}${turn}`]);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('refunded');
    await at.shop.audited();
  });

  it('of money that came too late does not end the refund that a member asked for', async () => {
    const one = await at.begin();
    one.bill.state = 'PAYERROR';
    const { sheet } = await one.open();
    await at.tell(notice(paid(sheet.payNo), at.shop.now()));
    await settled(one);
    const [late] = await refundsOf(one.id);
    expect(late).toMatchObject({ kind: 'late', state: 'sending' });
    refunds('PROCESSING', (sent) => !sent.includes(late?.refundNo ?? ''));
    expect(await giveBack(one)).toEqual({ state: 'refunding' });
    // the late one arrives first
    await at.jobs();
    expect((await refundsOf(one.id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['late', 'done'],
      ['member', 'sending'],
    ]);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('refunding');
    const { refund: shown } = await at.shop.get('orderDetail', { id: one.id }, one.token);
    expect(shown).toMatchObject({ state: 'sending', reason: '其他原因' });
    await at.shop.audited();
    always();
    at.shop.pass(HOUR);
    expect(await at.jobs()).toEqual([]);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('refunded');
    await at.shop.audited();
  });

  it('is sent at once beside money that came too late', async () => {
    const one = await at.begin();
    one.bill.state = 'PAYERROR';
    const { sheet } = await one.open();
    await at.tell(notice(paid(sheet.payNo), at.shop.now()));
    await settled(one);
    expect(await giveBack(one)).toEqual({ state: 'refunded' });
    expect(
      (await refundsOf(one.id)).map(({ kind, state, reason }) => [kind, state, reason]),
    ).toEqual([
      ['late', 'sending', '订单已付款，多付的款项原路退回'],
      ['member', 'done', '其他原因'],
    ]);
    await at.jobs();
    await at.shop.audited();
  });

  it('goes to whoever took the money, whoever takes it today', async () => {
    const { token } = await at.shop.join();
    const id = await at.shop.buy({ kind: 'course', id: await at.shop.sell() }, token);
    const context = await at.contextOf(token);
    expect(await giveBack({ context, id })).toEqual({ state: 'refunded' });
    const one = await at.begin();
    await settled(one);
    const { payments } = at.desk;
    at.desk.payments = simulatedPayments;
    // nothing was sent, and nothing is said to be
    expect(await giveBack(one)).toEqual({ state: 'refunding' });
    expect(await at.jobs()).toHaveLength(1);
    at.desk.payments = payments;
    at.shop.pass(HOUR);
    expect(await at.jobs()).toEqual([]);
    expect(await at.shop.stateOf(one.id, one.token)).toBe('refunded');
    expect(one.bill.refunded).toBe(10_000);
    await at.shop.audited();
  });
});
