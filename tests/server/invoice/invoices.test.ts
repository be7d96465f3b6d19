import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invoice } from '#server/db/tables/invoice.ts';
import { job } from '#server/db/tables/job.ts';
import { message } from '#server/db/tables/message.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { refund } from '#server/db/tables/refund.ts';
import { invoiceJobs } from '#server/domains/invoice/jobs.ts';
import { INVOICE_JOB, reviewInvoice } from '#server/libraries/invoice-book/index.ts';
import type { InvoiceRequest, Invoicing } from '#server/platform/invoicing/invoicing.ts';
import { simulatedInvoicing } from '#server/platform/invoicing/simulated.ts';
import { type Lease, runJobs } from '#server/platform/jobs/jobs.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Issue = Awaited<ReturnType<NonNullable<Invoicing['issue']>>>;

const company = {
  title_kind: 'company' as const,
  title: '杭州市第一医院',
  tax_no: '91350100M000100Y43',
  email: 'caiwu@example.com',
};
const person = { title_kind: 'person' as const, title: '林晓', email: 'lin@example.com' };

/** A provider that answers what it is told to, and knows what it was asked. */
const scripted = () => {
  const requests: InvoiceRequest[] = [];
  const reversed: string[] = [];
  let answers: (Issue | Error)[] = [];
  const invoicing: Invoicing = {
    way: 'provider',
    issue: async (request) => {
      requests.push(request);
      const answer = answers.shift() ?? { state: 'issued', number: '25332000000001', url: '' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    reverse: async (_, number) => {
      reversed.push(number);
      return { state: 'reversed' };
    },
  };
  const say = (...next: (Issue | Error)[]) => {
    answers = next;
  };
  return { requests, reversed, invoicing, say };
};

onDatabase('invoices', (opened) => {
  const start = async (invoicing: Invoicing = simulatedInvoicing) => {
    const { db } = opened();
    const shop = ordersOn(db);
    const { id: memberId, token } = await shop.join();
    const buy = async (title = '心电图入门') =>
      shop.buy({ kind: 'course', id: await shop.sell({ title }) }, token);
    const read = (id: string) => shop.get('orderInvoice', { id }, token);
    const send = (id: string, sent: object = company, by = token) =>
      shop.ask('askInvoice', { id, ...sent }, by);
    const failures: string[] = [];
    const run = () =>
      runJobs(db, invoiceJobs({ invoicing }), shop.now, {
        failed: (error) => void failures.push(String(error)),
      });
    const giveBack = (id: string) => shop.get('refundOrder', { id, reason: '其他原因' }, token);
    const news = async () =>
      (await db.select().from(message).where(eq(message.memberId, memberId))).map(
        ({ title }) => title,
      );
    return { db, shop, memberId, token, buy, read, send, run, failures, giveBack, news };
  };

  it('are asked for once an order is paid, and issued by the simulation, which says so', async () => {
    const { shop, token, buy, read, send, run, news } = await start();
    const id = await buy();
    expect(await read(id)).toMatchObject({
      ...{ state: 'none', refusal: '', changeable: true, amount: '100.00', way: 'simulated' },
      ...{ titles: [], order: { id, title: '心电图入门' } },
    });
    expect(await send(id)).toMatchObject({ code: '200', data: { state: 'asked' } });
    expect(await read(id)).toMatchObject({
      state: 'asked',
      changeable: true,
      taxNo: company.tax_no,
    });
    await run();
    const issued = await read(id);
    expect(issued).toMatchObject({ state: 'issued', changeable: false, amount: '100.00' });
    expect(issued.number).toMatch(/^模拟/);
    expect(await news()).toContain('发票已开具');
    expect(await send(id)).toMatchObject({ code: '65006' });
    // the next order offers what was printed before
    const next = await read(await buy());
    expect(next.titles).toMatchObject([{ titleKind: 'company', title: company.title }]);
    const other = await shop.join();
    expect(await shop.ask('orderInvoice', { id }, other.token)).toMatchObject({ code: '61001' });
    expect(await send(id, company, other.token)).toMatchObject({ code: '61001' });
    const { items } = await shop.get('orderList', { tab: 'all' }, token);
    expect(items).toHaveLength(2);
  });

  it('need a title, a right tax number of a company, and an address for mail', async () => {
    const { buy, send, db } = await start();
    const id = await buy();
    const faults: [object, string][] = [
      [{ ...company, title: '  ' }, '65001'],
      [{ ...company, title: '医'.repeat(101) }, '65001'],
      [{ ...company, tax_no: '' }, '65002'],
      [{ ...company, tax_no: '91350100M000100Y44' }, '65002'],
      [{ ...company, email: '' }, '65003'],
      [{ ...company, email: 'lin@' }, '65003'],
    ];
    for (const [sent, code] of faults)
      expect(await send(id, sent), JSON.stringify(sent)).toMatchObject({ code });
    expect(await db.$count(invoice, eq(invoice.orderId, Number(id)))).toBe(0);
    await send(id, { ...person, tax_no: company.tax_no });
    const [row] = await db
      .select()
      .from(invoice)
      .where(eq(invoice.orderId, Number(id)));
    expect(row).toMatchObject({ titleKind: 'person', title: '林晓', taxNo: '' });
  });

  it('are not for what is unpaid, free or waits for its group', async () => {
    const { shop, token, read, send, db, buy } = await start();
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    expect(await read(id)).toMatchObject({
      changeable: false,
      refusal: '该订单没有可以开票的金额',
    });
    expect(await send(id)).toMatchObject({ code: '65004' });
    const grouping = await buy();
    await db
      .update(orderTable)
      .set({ state: 'grouping' })
      .where(eq(orderTable.id, Number(grouping)));
    expect(await send(grouping)).toMatchObject({ code: '65005' });
  });

  it('are one for an order, however often and with whatever they are asked for at once', async () => {
    const { buy, send, db, run, read } = await start();
    const id = await buy();
    const sent = [company, person, company, person].map((one) => send(id, one));
    expect((await Promise.all(sent)).map(({ code }) => code)).toEqual(Array(4).fill('200'));
    const key = randomUUID();
    await send(id, { ...person, key });
    await send(id, { ...person, key });
    const rows = await db
      .select()
      .from(invoice)
      .where(eq(invoice.orderId, Number(id)));
    expect(rows.map(({ version }) => version)).toEqual([5]);
    await run();
    expect(await read(id)).toMatchObject({ state: 'issued', title: '林晓' });
  });

  it('are tried again where the provider does not answer, under the same number', async () => {
    const { requests, invoicing, say } = scripted();
    const { shop, buy, send, run, read, failures } = await start(invoicing);
    const id = await buy();
    await send(id);
    say(new Error('no answer'), { state: 'underway' });
    await run();
    expect(await read(id)).toMatchObject({ state: 'issuing', changeable: false });
    expect(await send(id, person)).toMatchObject({ code: '65006' });
    shop.pass(MINUTE);
    await run();
    expect(await read(id)).toMatchObject({ state: 'issuing' });
    shop.pass(HOUR);
    await run();
    expect(await read(id)).toMatchObject({ state: 'issued', number: '25332000000001' });
    expect(failures).toHaveLength(2);
    expect(new Set(requests.map(({ requestNo }) => requestNo)).size).toBe(1);
    expect(requests[0]).toMatchObject({
      amountFen: 10_000,
      item: '心电图入门',
      taxNo: company.tax_no,
    });
  });

  it('that were refused say why, and can be sent anew under another number', async () => {
    const { requests, invoicing, say } = scripted();
    const { buy, send, run, read, news } = await start(invoicing);
    const id = await buy();
    await send(id);
    say({ state: 'failed', reason: '抬头与税号不符' });
    await run();
    expect(await read(id)).toMatchObject({
      ...{ state: 'failed', failure: '抬头与税号不符', changeable: true },
    });
    expect(await news()).toContain('发票没有开成');
    await send(id, { ...company, title: '杭州市第二医院' });
    await run();
    expect(await read(id)).toMatchObject({ state: 'issued', failure: '' });
    expect(new Set(requests.map(({ requestNo }) => requestNo)).size).toBe(2);
  });

  it('are reversed once the money has gone back, and none can be asked for then', async () => {
    const { reversed, invoicing } = scripted();
    const { buy, send, run, read, giveBack, news } = await start(invoicing);
    const id = await buy();
    await send(id);
    await run();
    await giveBack(id);
    await run();
    expect(await read(id)).toMatchObject({ state: 'reversed', changeable: false });
    expect(reversed).toEqual(['25332000000001']);
    expect(await news()).toContain('发票已红冲');
    expect(await send(id)).toMatchObject({ code: '65004' });
    await run();
    expect(reversed).toHaveLength(1);
  });

  it('that nobody has issued when the money goes back are dropped', async () => {
    const { requests, invoicing } = scripted();
    const { buy, send, run, read, giveBack } = await start(invoicing);
    const id = await buy();
    await send(id);
    await giveBack(id);
    await run();
    expect(await read(id)).toMatchObject({ state: 'dropped', changeable: false });
    expect(requests).toEqual([]);
  });

  it('are reversed where the money goes back while the provider issues', async () => {
    const { invoicing, say } = scripted();
    const { shop, buy, send, run, read, giveBack } = await start(invoicing);
    const id = await buy();
    await send(id);
    say({ state: 'underway' });
    await run();
    await giveBack(id);
    shop.pass(HOUR);
    await run();
    expect(await read(id)).toMatchObject({ state: 'reversed' });
  });

  it('are looked at again where the money goes back while they are looked at', async () => {
    const { invoicing } = scripted();
    const { db, shop, buy, send, run, read, giveBack } = await start(invoicing);
    const id = await buy();
    await send(id);
    await run();
    await reviewInvoice(db, Number(id), shop.now());
    const [row] = await db
      .select()
      .from(invoice)
      .where(eq(invoice.orderId, Number(id)));
    const look = invoiceJobs({ invoicing })[INVOICE_JOB];
    // the look has seen nothing to do when the money goes back, and ends afterwards
    const lease: Lease = { tries: 1, during: (work) => work(new AbortController().signal) };
    const finish = await look?.(db, String(row?.id), shop.now(), lease);
    await giveBack(id);
    await db.transaction(async (tx) => {
      await tx.delete(job).where(eq(job.kind, INVOICE_JOB));
      await finish?.(tx);
    });
    await run();
    expect(await read(id)).toMatchObject({ state: 'reversed' });
  });

  it('follow a part that goes back: one for the rest takes their place', async () => {
    const { requests, reversed, invoicing } = scripted();
    const { db, shop, buy, send, run, read } = await start(invoicing);
    const id = await buy();
    await send(id);
    await run();
    const orderId = Number(id);
    await db.insert(refund).values({
      ...{ orderId, refundNo: `${id}R0`, kind: 'member', state: 'done', amountFen: 3000 },
      askedAt: new Date(shop.now()),
    });
    await reviewInvoice(db, orderId, shop.now());
    await run();
    expect(reversed).toHaveLength(1);
    expect(requests.map(({ amountFen }) => amountFen)).toEqual([10_000, 7000]);
    expect(await read(id)).toMatchObject({ state: 'issued', amount: '70.00' });
    const rows = await db.select().from(invoice).where(eq(invoice.orderId, orderId));
    expect(rows.map(({ state }) => state).sort()).toEqual(['issued', 'reversed']);
    expect(await db.$count(job, eq(job.kind, INVOICE_JOB))).toBe(0);
  });
});
