// @vitest-environment window

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { myActivities } from '#schemas/activity/endpoints.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import {
  type OrderAction,
  type OrderDetail,
  orderKinds,
  orderStates,
} from '#schemas/order/fields.ts';
import { orderStanding } from '#src/entities/order/standing.ts';
import { OwnActivityLine } from '#src/pages/activity/own/view.tsx';
import { OrderActions } from '#src/pages/order/actions.tsx';
import { OrderBody } from '#src/pages/order/detail/body.tsx';
import { OrderCard } from '#src/pages/order/list/row.tsx';
import { OrderCard as SupportCard } from '#src/pages/support/order-card.tsx';
import { detailOf } from '../../harness/pages/order-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';

const nothing = () => undefined;

const draw = (node: ReactNode): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host;
};

const allowed = {
  unpaid: ['pay', 'cancel'],
  grouping: ['invite'],
  done: ['use', 'refund', 'delete'],
  cancelled: ['delete'],
  refunding: [],
  refunded: ['delete'],
} as const satisfies Record<(typeof orderStates)[number], readonly OrderAction[]>;

/** Every order that a server may answer: by kind, state and what it allows of it. */
const everyOrder = (): OrderDetail[] =>
  orderKinds.flatMap((kind) =>
    orderStates.flatMap((state) =>
      [allowed[state], allowed[state].slice(1)].flatMap((actions) =>
        (state === 'done' ? [0, 1] : [0]).map((refund_asked) =>
          z.parse(orderDetail.data, {
            ...detailOf(5, { kind, state, actions, refund_asked, link: '/courseDetail/5' }),
            lines: [{ kind: 'pay', title: '应付', amount: '54.60', note: '' }],
            pay_time: state === 'unpaid' || state === 'cancelled' ? null : NOW,
          }),
        ),
      ),
    ),
  );

const buttonsIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('a, button')]
    .filter((each) => each.closest('dialog') === null)
    .map((each) => each.textContent ?? '');

const activityOrder = ({ state, refundAsked }: OrderDetail, type: 1 | 2) => {
  const activity = { id: 1, type, title: '活动', state: 'running' };
  const group = { id: 3, state: 'open', need: 3, joined: 2, left: 1 };
  const own = { order_id: 5, order_state: state, refund_asked: refundAsked ? 1 : 0 };
  const read = z.parse(myActivities.data, { data: [{ ...own, activity, group }], last_page: 1 });
  const [position] = read.items;
  if (!position) throw new Error('the sample does not fit');
  return position;
};

test('list, detail, own activities and support name one state, amount and the same buttons', () => {
  for (const order of everyOrder()) {
    const { name, payName, steps, changes } = orderStanding(order);
    const because = JSON.stringify({ ...order, lines: undefined, methods: undefined });
    const row = draw(<OrderCard order={order} onChanged={nothing} onRemoved={nothing} />);
    const body = draw(<OrderBody order={order} again={nothing} />);
    expect(row.querySelector('[data-state]')?.textContent, because).toBe(name);
    expect(body.querySelector('h2')?.textContent, because).toBe(name);
    expect(row.textContent, because).toContain(`${payName} ¥54.60`);
    expect(body.textContent, because).toContain(`${payName}¥54.60`);
    const bar = draw(<OrderActions order={order} onChanged={nothing} onRemoved={nothing} />);
    const named = ['删除订单', '取消订单'].filter((_, at) =>
      changes.includes(at === 0 ? 'delete' : 'cancel'),
    );
    const expected = [...named, ...steps.map((step) => step.name)];
    expect(buttonsIn(bar), because).toEqual(expected);
    expect(buttonsIn(row).slice(-expected.length || undefined), because).toEqual(
      expected.length > 0 ? expected : buttonsIn(row),
    );
    const card = draw(<SupportCard order={order} href="/support" />);
    expect(card.textContent, because).toContain(`· ${name}`);
    for (const type of [1, 2] as const) {
      const line = draw(<OwnActivityLine own={activityOrder(order, type)} onOver={nothing} />);
      const word = name === '已完成' ? (type === 1 ? '已成团' : '已抢到') : name;
      expect(line.querySelector('[data-state]')?.textContent, because).toBe(word);
    }
  }
});
