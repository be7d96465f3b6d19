import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderRow, orderStates, type RefundOfOrder } from '#schemas/order/fields.ts';
import { arrivesBy, handledBy, refundSteps } from '#src/entities/order/refund-steps.ts';
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
  ...{ lessons: 0, kept: 0, askedAt: 1, sendAt: 60_002, arriveAt: null, doneAt: 120_003 },
};
const stepsOf = (own: Partial<RefundOfOrder>) =>
  refundSteps({ ...refund, ...own }).map(({ name, stage, when }) => [name, stage, when]);

test.each<[Partial<RefundOfOrder>, [string, string, string][]]>([
  [{ state: '' }, []],
  [
    { state: 'refused' },
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['未通过：申请后又有学习、签到或领取', 'stop', '1970-01-01 08:02'],
    ],
  ],
  [
    { state: 'withdrawn' },
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['已撤销', 'stop', '1970-01-01 08:02'],
    ],
  ],
  [
    { state: 'requested' },
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['等待处理，可以撤销', 'now', ''],
      ['原路退回', 'next', ''],
      ['到账', 'next', ''],
    ],
  ],
  [
    { state: 'sending', sendAt: null },
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['已处理', 'past', '1970-01-01 08:00'],
      ['原路退回中', 'now', ''],
      ['到账', 'next', ''],
    ],
  ],
  [
    { state: 'held' },
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['已处理', 'past', '1970-01-01 08:01'],
      ['原路退回未成功，已转人工处理', 'now', ''],
      ['到账', 'next', ''],
    ],
  ],
  [
    {},
    [
      ['提交申请', 'past', '1970-01-01 08:00'],
      ['已处理', 'past', '1970-01-01 08:01'],
      ['原路退回', 'past', ''],
      ['已到账', 'past', '1970-01-01 08:02'],
    ],
  ],
])('a refund tells its steps, each with its time: %o', (own, steps) => {
  expect(stepsOf(own)).toEqual(steps);
});

test('a refund says by when it is handled and back, as long as that is to come', () => {
  const now = Date.UTC(2026, 10, 30, 12, 44);
  const sendAt = now + 1_800_000;
  expect(handledBy({ state: 'requested', sendAt, arriveAt: null }, now)).toBe('11月30日 21:14 前');
  expect(handledBy({ state: 'requested', sendAt, arriveAt: null }, sendAt)).toBe('');
  expect(handledBy({ state: 'sending', sendAt, arriveAt: null }, now)).toBe('');
  const arriveAt = Date.UTC(2026, 11, 3, 15, 59);
  expect(arrivesBy({ arriveAt }, now)).toBe('预计最晚 12月3日');
  expect(arrivesBy({ arriveAt }, arriveAt)).toBe('');
  expect(arrivesBy({ arriveAt: null }, now)).toBe('');
});
