import { expect, test } from 'vitest';
import {
  type OrderAction,
  type OrderKind,
  type OrderState,
  orderKinds,
  orderStates,
} from '#schemas/order/fields.ts';
import { type OrderFacts, orderStanding } from '#src/entities/order/standing.ts';

const order: OrderFacts = {
  ...{ id: '7', kind: 'course', state: 'done', actions: ['use', 'refund', 'delete'] },
  ...{ link: '/courseDetail/3', study: '/coursedet/3', ticketId: '', refundAsked: false },
};

const wordsOf = (own: Partial<OrderFacts>) => {
  const { name, payName, steps, changes } = orderStanding({ ...order, ...own });
  return [name, payName, steps.map((step) => step.name), changes];
};

test.each<[Partial<OrderFacts>, unknown[]]>([
  [{ state: 'unpaid', actions: ['pay', 'cancel'] }, ['待付款', '应付', ['继续支付'], ['cancel']]],
  [{ state: 'unpaid', actions: ['cancel'] }, ['待付款', '应付', [], ['cancel']]],
  [
    { state: 'grouping', kind: 'team', actions: ['invite'], link: '/teamDetails/1?group=3' },
    ['待成团', '实付', ['邀请好友'], []],
  ],
  [{}, ['已完成', '实付', ['评价', '申请退款', '去学习'], ['delete']]],
  [
    { refundAsked: true, actions: ['use', 'refund'] },
    ['退款待处理', '实付', ['退款进度', '去学习'], []],
  ],
  [
    { kind: 'team', ticketId: '5' },
    ['已完成', '实付', ['评价', '申请退款', '查看凭证'], ['delete']],
  ],
  [
    { kind: 'live', link: '/zhiboing/4', study: '' },
    ['已完成', '实付', ['申请退款', '去看直播'], ['delete']],
  ],
  [{ state: 'refunding', actions: [] }, ['退款中', '实付', [], []]],
  [{ state: 'refunded', actions: ['delete'] }, ['已退款', '实付', ['再次购买'], ['delete']]],
  [{ state: 'refunded', actions: [] }, ['已退款', '实付', ['再次购买'], []]],
  [{ state: 'cancelled', actions: ['delete'] }, ['已取消', '金额', ['再次购买'], ['delete']]],
])('an order that is %o has one state, one amount and its buttons', (own, expected) => {
  expect(wordsOf(own)).toEqual(expected);
});

test('a link leads where it says, and one without an address is none', () => {
  const hrefs = (own: Partial<OrderFacts>) =>
    orderStanding({ ...order, ...own }).steps.map(({ of, href }) => [of, href]);
  expect(hrefs({})).toEqual([
    ['review', '/coursereview?id=3&write=1'],
    ['refund', '/tuikuan?id=7'],
    ['use', '/coursedet/3'],
  ]);
  expect(hrefs({ study: '' }).at(-1)).toEqual(['use', '/courseDetail/3']);
  expect(hrefs({ ticketId: '5' }).at(-1)).toEqual(['use', '/order_downFinish?id=5']);
  expect(hrefs({ study: '', link: '' })).toEqual([['refund', '/tuikuan?id=7']]);
  expect(hrefs({ state: 'cancelled', actions: [], link: '' })).toEqual([['again', '/more']]);
});

test('what was bought is named by its kind', () => {
  expect(orderKinds.map((kind) => orderStanding({ ...order, kind }).steps.at(-1)?.name)).toEqual([
    ...['去学习', '去学习', '去看直播', '查看会员', '去使用', '去学习', '去学习', '查看礼物'],
  ]);
});

const allowed: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['pay', 'cancel'],
  grouping: ['invite'],
  done: ['use', 'refund', 'delete'],
  cancelled: ['delete'],
  refunding: [],
  refunded: ['delete'],
};

test('whatever a server allows, state and buttons of an order never contradict each other', () => {
  for (const state of orderStates)
    for (const kind of orderKinds as readonly OrderKind[])
      for (const refundAsked of state === 'done' ? [false, true] : [false])
        for (const left of [false, true]) {
          const actions = left ? allowed[state] : allowed[state].slice(1);
          const { name, payName, steps, changes } = orderStanding({
            ...{ ...order, kind, state, refundAsked },
            actions: [...actions],
          });
          const has = (of: string) => steps.some((step) => step.of === of);
          const because = JSON.stringify({ state, kind, refundAsked, name, steps });
          expect(has('pay'), because).toBe(name === '待付款' && left);
          expect(payName === '应付', because).toBe(name === '待付款');
          expect(has('again'), because).toBe(name === '已取消' || name === '已退款');
          expect(has('review'), because).toBe(state === 'done' && !refundAsked);
          expect(steps.filter(({ main }) => main).length, because).toBeLessThan(2);
          expect(has('again') && has('use'), because).toBe(false);
          expect(
            steps.every(({ href }) => href !== ''),
            because,
          ).toBe(true);
          for (const change of changes) expect(actions, because).toContain(change);
        }
});
