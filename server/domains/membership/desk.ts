import { sql } from 'drizzle-orm';
import { redeemCodeTable, vipGrant, vipPlan } from '../../db/tables/membership.ts';
import { defineTable, ordersFor } from '../desk/index.ts';

const { ordered, paid } = ordersFor(['membership'], vipPlan.id);

const plans = defineTable(vipPlan, {
  area: 'trade',
  rank: 20,
  label: '会员卡',
  noun: '会员卡',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '名称', max: 20, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    priceFen: { label: '价格', listed: true, sorted: true, help: '卖出以后不能再改。' },
    linePriceFen: { label: '划线价', help: '不填就不显示。' },
    days: { label: '有效天数', listed: true, max: 36500, help: '0 是永久。' },
    subtitle: { label: '说明', max: 60 },
    recommended: { label: '推荐', listed: true, filtered: true },
    position: { label: '次序', listed: true, sorted: true, help: '小的在前。' },
  },
  sold: paid,
  references: [
    { when: ordered, reason: '有订单' },
    {
      when: sql`exists (select 1 from ${vipGrant} where ${vipGrant.planId} = ${vipPlan.id})`,
      reason: '有会员在用',
    },
    {
      when: sql`exists (select 1 from ${redeemCodeTable}
        where ${redeemCodeTable.target} = 'membership' and ${redeemCodeTable.targetId} = ${vipPlan.id})`,
      reason: '有兑换码',
    },
  ],
  check: ({ priceFen, linePriceFen }) =>
    typeof priceFen === 'number' && typeof linePriceFen === 'number' && linePriceFen < priceFen
      ? { name: 'linePriceFen', reason: '划线价不能比价格低' }
      : undefined,
});

export const deskTables = [plans];
