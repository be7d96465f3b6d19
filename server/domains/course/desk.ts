import { sql } from 'drizzle-orm';
import { productAddress } from '#schemas/course/product-address.ts';
import { activity } from '../../db/tables/activity.ts';
import { category } from '../../db/tables/category.ts';
import { chapter, grant, product, review } from '../../db/tables/course.ts';
import { giftTable } from '../../db/tables/gift.ts';
import { newsProduct } from '../../db/tables/news.ts';
import { courseRevisionTable } from '../../db/tables/studio.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable, ordersFor } from '../desk/index.ts';
import { chapters, lessons } from './desk-lessons.ts';
import { inspectCourses } from './desk-media.ts';

const { ordered, paid, unpaid } = ordersFor(['course', 'column', 'gift'], product.id);

const courses = defineTable(product, {
  area: 'content',
  rank: 10,
  label: '课程与专栏',
  noun: '课程',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true, sorted: true },
    type: {
      label: '类型',
      options: { 0: '视频', 1: '音频', 2: '图文', 3: '专栏', 4: '课程', 5: '专题' },
      written: 'once',
      initial: '4',
      listed: true,
      filtered: true,
      help: '建好以后不能改。',
    },
    published: {
      label: '已上架',
      initial: '0',
      listed: true,
      filtered: true,
      help: '没有课时的课程，请先不要上架。',
    },
    priceFen: {
      label: '价格',
      listed: true,
      sorted: true,
      help: '0 是免费。卖出以后不能再改。',
    },
    linePriceFen: { label: '划线价', help: '比价格高时，学员看到它被划掉；不填就不显示。' },
    memberPriceFen: { label: '会员价', help: '有会员卡的人付的价格；不填就和别人一样。' },
    memberFree: { label: '会员免费学' },
    categoryId: {
      label: '分类',
      ref: { table: category, label: category.name },
      listed: true,
      filtered: true,
    },
    teacherId: {
      label: '讲师',
      ref: { table: teacher, label: teacher.name },
      filtered: true,
    },
    subtitle: { label: '副标题', max: 80, searched: true },
    thumb: { label: '封面', kind: 'picture' },
    gains: {
      label: '学完能做什么',
      kind: 'lines',
      max: 200,
      help: '每行一条，三到五条，每条一句话。学员在介绍之前看到。',
    },
    introHtml: { label: '介绍', kind: 'richText' },
    sequential: { label: '按顺序学', help: '学完前一课，才能打开后一课。' },
    graphicLesson: { label: '图文直接打开', help: '图文课程点开就是正文，不先显示介绍。' },
    groupCode: { label: '学员群二维码', kind: 'picture' },
    groupText: { label: '学员群说明', kind: 'longText', max: 200 },
    learners: { label: '学习人数', written: 'never', listed: true, sorted: true },
    createdAt: { label: '建立时间', written: 'never', sorted: true },
  },
  sold: paid,
  unpaid,
  page: ({ id, values }) => productAddress({ id, type: Number(values.type) }),
  references: [
    namedByAward.product,
    { when: ordered, reason: '有订单' },
    {
      when: sql`exists (select 1 from ${grant} where ${grant.target} = 'product' and ${grant.targetId} = ${product.id})`,
      reason: '有会员在学',
    },
    {
      when: sql`exists (select 1 from ${chapter} where ${chapter.productId} = ${product.id})`,
      reason: '还有课时',
    },
    {
      when: sql`exists (select 1 from ${review} where ${review.productId} = ${product.id})`,
      reason: '有评价',
    },
    {
      when: sql`exists (select 1 from ${activity} where ${activity.productId} = ${product.id})`,
      reason: '有活动在卖它',
    },
    {
      when: sql`exists (select 1 from ${newsProduct} where ${newsProduct.productId} = ${product.id})`,
      reason: '有资讯推荐它',
    },
    {
      when: sql`exists (select 1 from ${giftTable} where ${giftTable.productId} = ${product.id})`,
      reason: '有人送过它',
    },
    {
      when: sql`exists (select 1 from ${courseRevisionTable} where ${courseRevisionTable.productId} = ${product.id})`,
      reason: '讲师在工作室里编辑过它',
    },
  ],
  inspect: inspectCourses,
  check: ({ priceFen, memberPriceFen }) =>
    typeof priceFen === 'number' && typeof memberPriceFen === 'number' && memberPriceFen > priceFen
      ? { name: 'memberPriceFen', reason: '会员价不能比价格高' }
      : undefined,
});

export const deskTables = [courses, chapters, lessons];
