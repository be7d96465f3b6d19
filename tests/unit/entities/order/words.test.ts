import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderRow, orderStates, type RefundOfOrder } from '#schemas/order/fields.ts';
import { refundSteps } from '#src/entities/order/refund-steps.ts';
import { orderStateNames, orderStateText } from '#src/entities/order/words.ts';
import { orderOf } from '../../harness/pages/order-samples.ts';

test('each state of an order has the name that people know', () => {
  expect(orderStates.map((state) => orderStateNames[state])).toEqual([
    ...['待付款', '待成团', '已完成', '已取消', '退款中', '已退款'],
  ]);
  const textOf = (more: object) => orderStateText(z.parse(orderRow, orderOf(5, more)));
  expect(textOf({ state: 'done' })).toBe('已完成');
  expect(textOf({ state: 'done', refund_asked: 1 })).toBe('退款待处理');
});

const refund: RefundOfOrder = {
  ...{ state: 'done', amount: '54.60', reason: '', explain: '', pictures: [] },
  ...{ lessons: 0, kept: 0, askedAt: 1, sendAt: 2, doneAt: 3 },
};
const stepsOf = (own: Partial<RefundOfOrder>) =>
  refundSteps({ ...refund, ...own }).map(({ name, stage, at }) => [name, stage, at]);

test.each<[Partial<RefundOfOrder>, [string, string, number | null][]]>([
  [{ state: '' }, []],
  [
    { state: 'refused' },
    [
      ['提交申请', 'past', 1],
      ['未通过：申请后又有学习、签到或领取', 'stop', 3],
    ],
  ],
  [
    { state: 'withdrawn' },
    [
      ['提交申请', 'past', 1],
      ['已撤销', 'stop', 3],
    ],
  ],
  [
    { state: 'requested' },
    [
      ['提交申请', 'past', 1],
      ['等待处理，可以撤销', 'now', null],
      ['原路退回', 'next', null],
      ['到账', 'next', null],
    ],
  ],
  [
    { state: 'sending', sendAt: null },
    [
      ['提交申请', 'past', 1],
      ['已处理', 'past', 1],
      ['原路退回中', 'now', null],
      ['到账', 'next', null],
    ],
  ],
  [
    { state: 'held' },
    [
      ['提交申请', 'past', 1],
      ['已处理', 'past', 2],
      ['原路退回未成功，已转人工处理', 'now', null],
      ['到账', 'next', null],
    ],
  ],
  [
    {},
    [
      ['提交申请', 'past', 1],
      ['已处理', 'past', 2],
      ['原路退回', 'past', null],
      ['已到账', 'past', 3],
    ],
  ],
])('a refund tells its steps, each with its time: %o', (own, steps) => {
  expect(stepsOf(own)).toEqual(steps);
});
