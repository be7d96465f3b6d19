import { sql } from 'drizzle-orm';
import type { DeskFault } from '#schemas/desk/fields.ts';
import { gamePrize } from '../../db/tables/contest.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable, ordersFor } from '../desk/index.ts';

const received = sql`exists (select 1 from ${memberCoupon} where ${memberCoupon.couponId} = ${coupon.id})`;
const won = sql`exists (select 1 from ${gamePrize} where ${gamePrize.couponId} = ${coupon.id})`;
const { ordered } = ordersFor(['coupon'], coupon.id);

const isAfter = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && one > other;

const check = (values: Readonly<Record<string, unknown>>): DeskFault | undefined => {
  const { amountFen, thresholdFen, startAt, endAt, claimStart, claimEnd } = values;
  const { scope, scopeIds, scopeKinds, validity, days, total, taken } = values;
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;
  if (isAfter(startAt, endAt)) return { name: 'endAt', reason: '要晚于生效时间' };
  if (isAfter(claimStart, claimEnd ?? endAt))
    return { name: 'claimStart', reason: '要早于领取结束的时间' };
  if (typeof thresholdFen === 'number' && thresholdFen > 0 && isAfter(amountFen, thresholdFen))
    return { name: 'amountFen', reason: '不能比使用门槛高' };
  if (validity === 'days' && days === 0) return { name: 'days', reason: '请填写领取后有效几天' };
  if ((scope === 'category' || scope === 'product') && isEmpty(scopeIds))
    return { name: 'scopeIds', reason: '请填写可以用的分类或课程的编号' };
  if (scope === 'kind' && isEmpty(scopeKinds))
    return { name: 'scopeKinds', reason: '请选择可以用的内容' };
  if (isAfter(taken, total)) return { name: 'total', reason: `已经领了 ${taken} 张，不能比它少` };
  return undefined;
};

const coupons = defineTable(coupon, {
  area: 'trade',
  rank: 10,
  label: '优惠券',
  noun: '优惠券',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '名称', max: 30, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    amountFen: {
      label: '减多少',
      min: 1,
      listed: true,
      sorted: true,
      help: '有人领过以后不能再改。',
    },
    thresholdFen: {
      label: '满多少可用',
      initial: '0.00',
      listed: true,
      help: '0 是没有门槛。',
    },
    salePriceFen: { label: '售价', help: '0 是免费领取。' },
    scope: {
      label: '适用范围',
      options: { all: '全部内容', category: '指定分类', product: '指定课程', kind: '指定类型' },
      filtered: true,
    },
    scopeIds: {
      label: '分类或课程的编号',
      kind: 'references',
      help: '适用范围是指定分类或指定课程时填写，用逗号隔开。',
    },
    scopeKinds: {
      label: '内容的类型',
      kind: 'choices',
      options: { course: '课程', column: '专栏', live: '直播' },
      help: '适用范围是指定类型时选择。',
    },
    validity: {
      label: '有效期',
      options: { abs: '到固定的时间', days: '领取后若干天' },
      filtered: true,
    },
    days: { label: '领取后有效几天', max: 3650 },
    startAt: { label: '生效时间', help: '不填是领取后马上可用。' },
    endAt: { label: '结束时间', listed: true, sorted: true },
    claimStart: { label: '开始领取的时间', help: '不填是现在就可以领。' },
    claimEnd: { label: '停止领取的时间', help: '不填是到结束时间为止。' },
    total: { label: '一共多少张', min: 1, help: '不填是不限量。' },
    taken: { label: '已领', written: 'never', listed: true, sorted: true },
    perMember: { label: '每人几张', min: 1, max: 100 },
  },
  sold: received,
  references: [
    namedByAward.coupon,
    { when: received, reason: '已有会员领取' },
    { when: ordered, reason: '有订单' },
    { when: won, reason: '是答题活动的奖品' },
  ],
  check,
});

export const deskTables = [coupons];
