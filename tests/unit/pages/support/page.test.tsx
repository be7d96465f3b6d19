// @vitest-environment window

import { act } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderList } from '#schemas/order/endpoints.ts';
import { emptyPage, pageOf } from '#schemas/sample.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { askSupport, supportThread } from '#schemas/support/endpoints.ts';
import { noThread, thread } from '#schemas/support/samples.ts';
import { pages } from '#src/pages/support/pages.ts';
import SupportPage from '#src/pages/support/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { fill } from '../../harness/fill.ts';
import { inPage, pageAt } from '../../harness/in-page.tsx';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { orderOf } from '../../harness/pages/order-samples.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const fresh = { ...noThread, orders: [] };

const open = async (data: object, answers: Readonly<Record<string, Reply>> = {}) => {
  const requests = stubBackEnd(
    ({ path }) => answers[path] ?? { code: 200, data: path === supportThread.path ? data : {} },
  );
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, supportAddress), <SupportPage />)}
    </SWRConfig>,
  );
  await settle();
  await settle();
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  const type = (text: string) => fill(host, '问题', text);
  const send = async (name = '发送') => {
    await press(button(name));
    await settle();
    await settle();
  };
  const sent = () => requests.filter(({ path }) => path === askSupport.path);
  return { host, button, type, send, sent };
};

beforeEach(() => {
  // the test's window does not scroll
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState({ entry: crypto.randomUUID() }, '', '/service');
  writeSession('token', 't');
});

test('the page says when the desk answers, how soon, and how to call it', async () => {
  const { host } = await open(fresh);
  expect(host.textContent).toContain('服务时间 周一至周五 9:00–18:00');
  expect(host.textContent).toContain('服务时间内一般 30 分钟内回复');
  expect(host.querySelector('a[href="tel:4008001234"]')).not.toBeNull();
});

test('a back end that tells nothing of that leaves it out', async () => {
  const { hours: _hours, promise: _promise, phone: _phone, topic: _topic, ...rest } = fresh;
  const { host } = await open(rest);
  expect(host.textContent).toContain('在线客服');
  expect(host.textContent).not.toContain('服务时间');
  expect(host.querySelector('a[href^="tel:"]')).toBeNull();
});

test('a new question needs a topic, which is sent with it', async () => {
  const { host, type, send, sent } = await open(fresh);
  await type('发票抬头写错了');
  await send();
  expect(host.textContent).toContain('请选择咨询类型');
  expect(sent()).toEqual([]);
  await press(host.querySelector('input[value=invoice]'));
  await send();
  expect(sent().map(({ body }) => [body.topic, body.text])).toEqual([
    ['invoice', '发票抬头写错了'],
  ]);
});

test.each([
  ['?topic=study', fresh, 'study'],
  ['?topic=weather', fresh, ''],
  ['?order=5', { ...fresh, orders: thread.orders }, 'order'],
  ['', thread, 'order'],
  ['', { ...thread, orders: [] }, 'study'],
  ['', { ...thread, state: 'closed', orders: [] }, ''],
])('with %s the topic is picked already', async (search, data, topic) => {
  history.replaceState({ entry: crypto.randomUUID() }, '', `/service${search}`);
  const { host } = await open(data);
  const picked =
    host.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ??
    host.querySelector('select')?.value ??
    '';
  expect(picked).toBe(topic);
});

test('another topic than that of the matter under way is sent as it was picked', async () => {
  const { host, type, send, sent } = await open({ ...thread, orders: [] });
  const select = host.querySelector('select');
  await act(async () => {
    if (select) select.value = 'invoice';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await type('发票抬头写错了');
  await send();
  expect(sent().map(({ body }) => body.topic)).toEqual(['invoice']);
});

test('what was not sent stays, says so, and goes again under the same key', async () => {
  const { host, button, type, send, sent } = await open(thread, { [askSupport.path]: '坏了' });
  await type('放不出来');
  await send();
  expect(host.querySelector('form [role=alert]')?.textContent).toContain('没有发出去，内容还在');
  expect(host.querySelector('textarea')?.value).toBe('放不出来');
  expect(button('重新发送')).toBeDefined();
  await send('重新发送');
  expect(sent()).toHaveLength(2);
  expect(new Set(sent().map(({ body }) => body.key)).size).toBe(1);
});

test('what was written is not left without a question', async () => {
  const { host, button, type } = await open(thread);
  const back = () => press(button('返回'));
  await type('放不出来');
  await back();
  expect(host.querySelector('dialog[open]')?.textContent).toContain('要离开吗');
  await press(button('继续填写'));
  expect(host.querySelector('textarea')?.value).toBe('放不出来');
});

test('two quick taps send once', async () => {
  const { button, type, sent } = await open(thread);
  await type('放不出来');
  await settle(() => {
    button('发送')?.click();
    button('发送')?.click();
  });
  await settle();
  expect(sent()).toHaveLength(1);
});

test('an order is picked among one’s own, and can be left out again', async () => {
  const own = orderOf(7, { title: '听诊', order_no: 'N7' });
  const { host, button, type, send, sent } = await open(
    { ...thread, orders: [] },
    { [orderList.path]: { code: 200, data: pageOf([own]) } },
  );
  await press(button('选择订单'));
  await settleUntil(() => button('N7') !== undefined);
  await press(button('N7'));
  expect(host.querySelector('form a[href="/orderdetail/7"]')).not.toBeNull();
  await press(button('不咨询订单'));
  expect(host.querySelector('form a[href="/orderdetail/7"]')).toBeNull();
  await press(button('选择订单'));
  await settleUntil(() => button('N7') !== undefined);
  await press(button('N7'));
  await type('想退款');
  await send();
  expect(sent().map(({ body }) => body.order_id)).toEqual(['7']);
});

test('a long list of own orders is all there, though the page behind it does not scroll', async () => {
  const own = Array.from({ length: 60 }, (_, at) => orderOf(at + 1, { order_no: `N${at + 1}` }));
  const { host, button } = await open(
    { ...thread, orders: [] },
    { [orderList.path]: { code: 200, data: pageOf(own) } },
  );
  await press(button('选择订单'));
  await settleUntil(() => button('N7') !== undefined);
  await act(() => vi.dynamicImportSettled());
  await settle();
  expect(host.querySelectorAll('dialog[open] li')).toHaveLength(60);
});

test('whoever has no order is told so', async () => {
  const { host, button } = await open(fresh, {
    [orderList.path]: { code: 200, data: emptyPage },
  });
  await press(button('选择订单'));
  await settleUntil(() => Boolean(host.textContent?.includes('还没有订单')));
  expect(host.textContent).toContain('可以直接写下问题');
});
