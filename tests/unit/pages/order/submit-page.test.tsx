// @vitest-environment window
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { createOrder, previewOrder } from '#schemas/order/endpoints.ts';
import SubmitPage from '#src/pages/order/submit/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { plainOffer } from '../../harness/pages/order-samples.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const found = (more: object = {}): Reply => ({ code: 200, data: { ...plainOffer, ...more } });

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/order_submit/15');
  writeSession('token', 't');
});

/** Submits while the answer is lost; `next` is what the offer is after that. */
const submitLost = async (next: Reply | Promise<Reply>, replies: Reply[] = ['no envelope']) => {
  let submitted = false;
  const requests = stubBackEnd(({ path }) => {
    if (path !== createOrder.path) return submitted ? next : found();
    submitted = true;
    return replies.shift() ?? 'no envelope';
  });
  const page = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/order_submit/:id">
        <SubmitPage />
      </Route>
    </SWRConfig>
  );
  const { host, render } = await mount(page);
  await settle();
  const submit = async () => {
    const button = () =>
      [...host.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.startsWith('提交订单'),
      );
    await settleUntil(() => button() !== undefined);
    await press(button());
    await settle();
  };
  await submit();
  const of = (path: string) => requests.filter((one) => one.path === path);
  return { host, render, submit, of, alert: () => host.querySelector('[role=alert]')?.textContent };
};

test('an order that was placed although the answer was lost leads on to its payment', async () => {
  await submitLost(found({ unpaid: 7 }));
  expect(location.pathname).toBe('/order_pay/7');
});

test('one that was not placed can be sent again, under the same key', async () => {
  const { alert, submit, of } = await submitLost(found());
  expect(location.pathname).toBe('/order_submit/15');
  expect(alert()).toBe('订单没有提交成功，请稍后再试');
  await submit();
  const keys = of(createOrder.path).map(({ body }) => body.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('where that cannot be looked up either, nothing is claimed', async () => {
  const { alert } = await submitLost('no envelope');
  expect(alert()).toBe('没有收到结果，请检查网络后再试，不会重复下单');
});

test('one that needed no payment is owned now, and leads to it', async () => {
  const { host } = await submitLost({ code: 61005, msg: '你已拥有该内容，无需重复购买' });
  expect(host.textContent).toContain('你已拥有该内容，无需重复购买');
  expect(host.querySelector('a[href="/courseDetail/15"]')?.textContent).toBe('查看课程');
  expect(host.textContent).not.toContain('提交订单');
});

test('while it is looked up the page says so, and whoever has left stays where they are', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { alert, of } = await submitLost(
    new Promise<Reply>((resolve) => {
      answer = resolve;
    }),
  );
  expect(alert()).toBe('没有收到结果，正在核对…');
  expect(of(previewOrder.path)).toHaveLength(2);
  await settle(() => history.pushState({ entry: 'other' }, '', '/my'));
  await settle(() => answer(found({ unpaid: 7 })));
  await settle();
  expect(location.pathname).toBe('/my');
});
