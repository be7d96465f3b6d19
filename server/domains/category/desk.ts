import { sql } from 'drizzle-orm';
import { category } from '../../db/tables/category.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { defineTable } from '../desk/index.ts';

const below = sql`exists (select 1 from ${category} as child where child.parent_id = ${category.id})`;

const categories = defineTable(category, {
  area: 'content',
  rank: 50,
  label: '分类',
  noun: '分类',
  title: 'name',
  fields: {
    name: { label: '名称', max: 20, listed: true, searched: true },
    parentId: {
      label: '上级分类',
      ref: { table: category, label: category.name },
      listed: true,
      filtered: true,
      help: '不选就是第一级；学员能看到两级。',
    },
    position: { label: '次序', listed: true, sorted: true, help: '小的在前。' },
    thumb: { label: '图标', kind: 'picture' },
    adImage: { label: '广告图', kind: 'picture' },
  },
  references: [
    {
      when: sql`exists (select 1 from ${product} where ${product.categoryId} = ${category.id})`,
      reason: '有课程在里面',
    },
    { when: below, reason: '下面还有分类' },
    {
      when: sql`exists (select 1 from ${coupon}
        where ${coupon.scope} = 'category' and ${category.id} = any(${coupon.scopeIds}))`,
      reason: '有优惠券只能用在这里',
    },
  ],
});

export const deskTables = [categories];
