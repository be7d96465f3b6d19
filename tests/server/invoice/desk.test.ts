import { expect, it } from 'vitest';
import { invoiceDeskApi } from '#schemas/invoice/desk-endpoints.ts';
import { invoiceJobs } from '#server/domains/invoice/jobs.ts';
import type { Invoicing } from '#server/platform/invoicing/invoicing.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const invoicing: Invoicing = { way: 'hand' };
const options = { config: { apiOrigin: undefined, wechat: undefined, invoicing } as const };
const printed = { title_kind: 'person' as const, title: '林晓', email: 'lin@example.com' };
const nothing = { number: '', url: '', failure: '' };

onDatabase('invoices by hand', (opened) => {
  const start = async () => {
    const { db } = opened();
    const shop = ordersOn(db, options);
    const desk = await consoleOn(db, options, invoiceDeskApi);
    const seat = await desk.newSeat('publish');
    const { token } = await shop.join({ nickname: '林晓' });
    const id = await shop.buy({ kind: 'course', id: await shop.sell({ title: '听诊' }) }, token);
    await shop.get('askInvoice', { id, ...printed }, token);
    const run = () => runJobs(db, invoiceJobs({ invoicing }), shop.now);
    await run();
    const list = async (own: object = {}) =>
      (await desk.ask('listInvoices', { state: 'all', word: '', page: 1, ...own }, seat)).items;
    const [head] = await list();
    const read = () => desk.ask('readInvoice', { invoice: head?.id }, seat);
    const finish = async (done: 'issue' | 'fail' | 'reverse', own: object = {}) => {
      const { version } = await read();
      const work = { invoice: head?.id, version, done, ...nothing, ...own };
      return (await desk.ask('finishInvoice', work, seat)).outcome;
    };
    const shown = () => shop.get('orderInvoice', { id }, token);
    return { shop, desk, seat, token, id, run, list, read, finish, shown };
  };

  it('wait for an operator, who writes the number down, and reverses them', async () => {
    const { shop, desk, seat, token, id, run, list, read, finish, shown } = await start();
    expect((await list())[0]).toMatchObject({
      ...{ item: '听诊', title: '林晓', state: 'asked', amount: '100.00', number: '' },
    });
    expect(await read()).toMatchObject({ email: printed.email, byHand: true, way: null });
    expect((await desk.ask('countInvoices', {}, seat)).waiting).toBeGreaterThan(0);
    expect(await shown()).toMatchObject({ state: 'asked', way: 'hand', changeable: true });
    const url = 'https://invoice.example.com/1.pdf';
    expect(await finish('issue', { number: '25332000000007', url })).toBe('finished');
    expect(await shown()).toMatchObject({
      state: 'issued',
      way: 'hand',
      number: '25332000000007',
      url,
    });
    expect(await finish('issue', { number: '1' })).toBe('stale');
    const [latest] = await desk.audit(seat);
    expect(latest).toMatchObject({
      action: 'invoice',
      text: expect.stringMatching(/^开具会员 \d+/),
    });
    await shop.get('refundOrder', { id, reason: '其他原因' }, token);
    await run();
    expect(await shown()).toMatchObject({ state: 'reversing' });
    expect(await finish('reverse')).toBe('finished');
    expect(await shown()).toMatchObject({ state: 'reversed' });
  });

  it('that cannot be issued go back with a reason', async () => {
    const { finish, shown } = await start();
    expect(await finish('fail', { failure: '抬头不完整' })).toBe('finished');
    expect(await shown()).toMatchObject({
      state: 'failed',
      failure: '抬头不完整',
      changeable: true,
    });
  });

  it('that the member has changed meanwhile stay as they are', async () => {
    const { shop, desk, seat, token, id, read, shown } = await start();
    const { id: invoice, version } = await read();
    await shop.get('askInvoice', { id, ...printed, title: '林静' }, token);
    const work = { invoice, version, done: 'issue', ...nothing, number: '7' };
    expect((await desk.ask('finishInvoice', work, seat)).outcome).toBe('stale');
    expect(await shown()).toMatchObject({ state: 'asked', title: '林静' });
  });

  it('are found by order, title and number, and seen by publishers alone', async () => {
    const { desk, list, read, finish } = await start();
    const { orderNo } = await read();
    await finish('issue', { number: '25332000000099' });
    const found = async (word: string) => (await list({ word })).map((head) => head.orderNo);
    expect(await found(orderNo)).toEqual([orderNo]);
    expect(await found('25332000000099')).toEqual([orderNo]);
    expect(await found('林晓')).toContain(orderNo);
    expect(await found('%')).toEqual([]);
    const low = await desk.newSeat('edit');
    await expect(desk.ask('readInvoice', { invoice: 1 }, low)).rejects.toThrow('没有权限');
  });
});
