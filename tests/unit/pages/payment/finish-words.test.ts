import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { closedWords } from '#src/entities/order/closed-words.ts';
import { detailOf } from '../../harness/pages/order-samples.ts';

const order = (more: object = {}) => {
  const read = z.safeParse(orderDetail.data, detailOf(5, more));
  if (!read.success) throw new Error('the sample does not fit');
  return read.data;
};

const line = (kind: string) => ({ kind, title: kind, amount: '1.00', note: '' });
const using = (...kinds: string[]) => ({ lines: kinds.map(line) });
const refund = (state: string, reason = '') => ({
  refund: { state, amount: '54.60', reason, create_time: 1, finish_time: null },
});

test.each([
  [['price', 'coupon', 'points'], '没有收到付款，优惠券和积分已退回'],
  [['price', 'coupon'], '没有收到付款，优惠券已退回'],
  [['price', 'points'], '没有收到付款，积分已退回'],
  [['price', 'member'], '没有收到付款'],
])('a cancelled order says what it gave back: %s', (kinds, text) => {
  const result = { state: 'cancelled', payment: 'failed' } as const;
  expect(closedWords(result, order(using(...kinds)))).toEqual({
    look: 'fail',
    title: '订单已取消',
    text,
  });
});

test('one that was paid too late says where the money is, and never that none came', () => {
  const result = { state: 'cancelled', payment: 'paid' } as const;
  const words = (state: string) => closedWords(result, order(refund(state))).text;
  expect(words('sending')).toBe('付款到账时订单已关闭，¥54.60 正在按原支付方式退回');
  expect(words('done')).toBe('付款到账时订单已关闭，¥54.60 已按原支付方式退回');
  expect(words('held')).toBe(
    '付款到账时订单已关闭，¥54.60 原路退回未成功，已转人工处理，如有疑问请联系客服',
  );
  expect(closedWords(result, undefined).text).toBe('付款到账时订单已关闭，款项按原支付方式退回');
});

test('one of which it is not known whether it was paid claims neither', () => {
  const result = { state: 'cancelled', payment: 'processing' } as const;
  expect(closedWords(result, order()).text).toBe('支付结果确认中，如已付款会按原支付方式退回');
});

test('a refund under way is none that is done, and says why it goes back', () => {
  const paid = 'paid' as const;
  expect(
    closedWords(
      { state: 'refunding', payment: paid },
      order({ ...refund('sending', '你已拥有该内容'), ...using('price', 'coupon') }),
    ),
  ).toEqual({
    look: 'wait',
    title: '退款中',
    text: '¥54.60 正在按原支付方式退回，优惠券已退回。原因：你已拥有该内容',
  });
  const part = { ...refund('done', '买错了').refund, lessons: 3, kept: 1 };
  expect(
    closedWords(
      { state: 'refunded', payment: paid },
      order({ refund: part, ...using('price', 'coupon', 'points') }),
    ).text,
  ).toBe('¥54.60 已按原支付方式退回，未学部分的积分已退回。原因：买错了');
  expect(
    closedWords({ state: 'refunded', payment: paid }, order(refund('done', '未成团'))),
  ).toEqual({ look: 'ok', title: '已退款', text: '¥54.60 已按原支付方式退回。原因：未成团' });
  expect(
    closedWords(
      { state: 'refunded', payment: 'none' },
      order({ pay: '0.00', ...refund('done', '买错了'), ...using('price', 'points') }),
    ).text,
  ).toBe('积分已退回。原因：买错了');
});
