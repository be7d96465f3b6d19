import { sql } from 'drizzle-orm';
import type { DeskFault } from '#schemas/desk/fields.ts';
import { activity, teamGroupTable } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable, ordersFor, untilFault, type Values } from '../desk/index.ts';

const { ordered, paid } = ordersFor(['team', 'flash'], activity.id);

const check = (values: Values): DeskFault | undefined => {
  const { meetsAt, quota, taken, venue } = values;
  const { priceFen, groupPriceFen, latitude, longitude } = values;
  const late =
    untilFault(values, ['startAt', 'endAt']) ??
    untilFault(values, ['meetsAt', 'meetsUntil'], '要晚于到场时间');
  if (late) return late;
  if (typeof quota === 'number' && typeof taken === 'number' && quota < taken)
    return { name: 'quota', reason: `已经占了 ${taken} 个名额，不能比它少` };
  if (typeof groupPriceFen === 'number' && typeof priceFen === 'number' && groupPriceFen > priceFen)
    return { name: 'groupPriceFen', reason: '活动价不能比原价高' };
  if ((latitude === null) !== (longitude === null))
    return { name: 'longitude', reason: '纬度和经度要一起填写' };
  if (venue === '' && typeof meetsAt === 'number')
    return { name: 'venue', reason: '有到场时间的活动要写地点' };
  return undefined;
};

const activities = defineTable(activity, {
  area: 'content',
  rank: 20,
  label: '活动',
  noun: '活动',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 40, listed: true, searched: true },
    type: {
      label: '类型',
      options: { 1: '拼团', 2: '秒杀' },
      written: 'once',
      listed: true,
      filtered: true,
      help: '建好以后不能改。',
    },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    productId: {
      label: '卖的课程',
      ref: { table: product, label: product.title },
      filtered: true,
      help: '不选就只展示，不能购买。',
    },
    priceFen: { label: '原价', help: '卖出以后不能再改。' },
    groupPriceFen: { label: '活动价', listed: true, sorted: true, help: '拼团价或秒杀价。' },
    startAt: { label: '开始时间', listed: true, sorted: true },
    endAt: { label: '结束时间', listed: true, sorted: true },
    need: { label: '几人成团', min: 2, max: 100 },
    hours: { label: '成团时限', unit: '小时', min: 1, max: 720 },
    quota: { label: '名额', min: 1, help: '不填是不限。' },
    taken: { label: '已占名额', written: 'never', listed: true, sorted: true },
    perOrder: { label: '每单几份', min: 1, max: 100 },
    perMember: { label: '每人几份', min: 1, max: 100 },
    subtitle: { label: '副标题', max: 60, searched: true },
    thumb: { label: '封面', kind: 'picture' },
    venue: { label: '地点', max: 40, searched: true, help: '线下活动填写；线上的不填。' },
    address: { label: '详细地址', max: 100 },
    meetsAt: { label: '到场时间' },
    meetsUntil: { label: '散场时间' },
    latitude: { label: '纬度', min: -90, max: 90, help: '腾讯或高德地图上的坐标。' },
    longitude: { label: '经度', min: -180, max: 180 },
    returnHours: { label: '到场前几小时可退', max: 8760, help: '不填是不能退。' },
    position: { label: '次序', sorted: true, help: '小的在前。' },
  },
  sold: paid,
  references: [
    namedByAward.activity,
    { when: ordered, reason: '有订单' },
    {
      when: sql`exists (select 1 from ${teamGroupTable} where ${teamGroupTable.activityId} = ${activity.id})`,
      reason: '有人开团',
    },
  ],
  check,
});

export const deskTables = [activities];
