// @vitest-environment window
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { createOrder, previewOrder } from '#schemas/order/endpoints.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import SubmitPage from '#src/pages/order/submit/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { plainOffer } from '../../harness/pages/order-samples.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const MISSING = '请先阅读并同意《购买协议》';
const CHANGED = '《购买协议》已更新，请重新阅读并同意';

const done: Reply = { code: 200, data: { id: 5, state: 'unpaid', pay: '99.00', existing: 0 } };

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/order_submit/15');
  writeSession('token', 't');
});

/** The page, whose offer and answer to an order can be changed; `back` is what the server has. */
const visit = async (agreement: number) => {
  const { lines } = plainOffer;
  const back = { agreement, pay: '99.00', unpaid: '', answer: done, lines };
  const requests = stubBackEnd(({ path, body }) => {
    if (path === createOrder.path) return back.answer;
    const paragraphs = [`约定之${body.version}`];
    const chapters = [{ heading: '一', paragraphs }];
    const text = { title: '购买协议', version: body.version, updated: 1, chapters };
    if (path === legalText.path) return { code: 200, data: text };
    const { agreement: version, answer: _, ...now } = back;
    return { code: 200, data: { ...plainOffer, ...now, agreement: version } };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/order_submit/:id">
        <SubmitPage />
      </Route>
    </SWRConfig>,
  );
  await settle();
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
  const box = () => host.querySelector<HTMLInputElement>('input[type=checkbox]');
  const tap = async (name: string) => {
    await press(button(name));
    await settle();
  };
  return {
    ...{ host, back, box, tap, button },
    tick: () => press(box()),
    dialog: () => host.querySelector('dialog[open]')?.textContent ?? '',
    sent: () => requests.filter(({ path }) => path === createOrder.path).map(({ body }) => body),
    previews: () => requests.filter(({ path }) => path === previewOrder.path).length,
    /** What stands beside the box. */
    adjacent: () =>
      host.querySelector(`[id="${box()?.getAttribute('aria-describedby')}"]`)?.textContent,
  };
};

test('nothing is ordered before the agreement is ticked, and the box says so', async () => {
  const { box, tap, tick, adjacent, sent } = await visit(2);
  expect([box()?.checked, adjacent()]).toEqual([false, undefined]);
  await tap('提交订单');
  expect([sent(), adjacent(), document.activeElement]).toEqual([[], MISSING, box()]);
  expect(box()?.getAttribute('aria-invalid')).toBe('true');
  await tick();
  expect([box()?.checked, adjacent()]).toEqual([true, undefined]);
  await tap('提交订单');
  expect(sent()).toMatchObject([{ agreement: 2 }]);
  expect(location.pathname).toBe('/order_pay/5');
});

test('the text that is agreed to opens by its name, and ticks nothing', async () => {
  const { box, tap, tick, dialog } = await visit(2);
  await tap('《购买协议》');
  expect(dialog()).toContain('第 2 版');
  expect(dialog()).toContain('约定之2');
  expect(box()?.checked).toBe(false);
  await tick();
  await tap('《购买协议》');
  expect(box()?.checked).toBe(true);
});

test('the tick stays while the price changes and a try fails', async () => {
  const { host, back, box, tap, tick, sent } = await visit(2);
  await tick();
  Object.assign(back, {
    answer: { code: 61003, msg: '价格已变化，请确认后重新提交' },
    pay: '89.00',
  });
  await tap('提交订单');
  expect(host.querySelector('[role=alert]')?.textContent).toBe('价格已变化，请确认后重新提交');
  expect([host.textContent?.includes('¥89.00'), box()?.checked]).toEqual([true, true]);
  back.answer = done;
  await tap('提交订单');
  expect(sent()).toMatchObject([{ pay: '99.00' }, { pay: '89.00', agreement: 2 }]);
});

test('a new version is shown, and has to be ticked anew', async () => {
  const { host, back, box, tap, tick, adjacent, dialog, sent } = await visit(2);
  await tick();
  Object.assign(back, { answer: { code: 61032, msg: CHANGED }, agreement: 3 });
  await tap('提交订单');
  expect([box()?.checked, adjacent()]).toEqual([false, CHANGED]);
  expect(dialog()).toContain('约定之3');
  await tap('提交订单');
  expect(sent()).toHaveLength(1);
  await tick();
  expect(adjacent()).toBeUndefined();
  expect(host.querySelector('[role=alert]')?.textContent).toBe('');
  back.answer = done;
  await tap('提交订单');
  const [first, second] = sent();
  expect([first?.agreement, second?.agreement]).toEqual([2, 3]);
  expect(second?.key).not.toBe(first?.key);
});

test('the button says what is paid after all that lowers it, and what that saves is beside it', async () => {
  const { host, back, button, tap, tick } = await visit(2);
  expect(button('提交订单')?.textContent).toBe('提交订单 ¥99.00');
  expect(host.textContent).not.toContain('已省');
  const line = (kind: string, amount: string) => ({ kind, title: kind, amount, note: '' });
  Object.assign(back, {
    answer: { code: 61003, msg: '价格已变化，请确认后重新提交' },
    lines: [line('coupon', '20.10'), line('points', '0.20'), line('pay', '78.70')],
    pay: '78.70',
  });
  await tick();
  await tap('提交订单');
  expect(button('提交订单')?.textContent).toBe('提交订单 ¥78.70');
  expect(host.textContent).toContain('已省 ¥20.30');
});

test('where there is none, nothing is to be ticked', async () => {
  const without = await visit(0);
  expect(without.box()).toBeNull();
  await without.tap('提交订单');
  expect(without.sent()).toMatchObject([{ agreement: 0 }]);
});

test('an order that only has to be paid is not agreed to again', async () => {
  const { back, box, button, tick, tap, previews } = await visit(2);
  await tick();
  Object.assign(back, { answer: { code: 61003, msg: '价格已变化' }, unpaid: '7' });
  await tap('提交订单');
  expect([box(), previews()]).toEqual([null, 2]);
  expect(button('继续支付')).toBeDefined();
});
