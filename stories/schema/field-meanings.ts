import type * as z from 'zod/mini';
import { activitySchema } from '#schemas/activity/fields.ts';
import { categorySchema } from '#schemas/category/fields.ts';
import { couponSchema } from '#schemas/coupon/fields.ts';
import {
  courseSchema,
  productAudio,
  productColumn,
  productGraphic,
  productVideo,
} from '#schemas/course/fields.ts';
import { bannerSchema } from '#schemas/home/fields.ts';
import { flagFields, titleFields } from '#schemas/layout/home-sections.ts';
import { liveSchema } from '#schemas/live/fields.ts';
import { newsItem } from '#schemas/news/fields.ts';
import { questionnaireSchema } from '#schemas/questionnaire/fields.ts';

type Meanings = Readonly<Record<string, string>>;

const repeated = (fields: readonly string[], meaning: string): Meanings =>
  Object.fromEntries(fields.map((field) => [field, meaning]));

/** The meaning of each wire field, for documentation and forms. */
export const fieldMeanings: Meanings = {
  ...repeated(flagFields, '区块开关'),
  ...repeated(titleFields, '区块标题'),
  ad_image: '广告图',
  broadcast_img: '直播封面',
  broadcast_name: '直播标题',
  broadcast_price: '直播价格，免费写“免费”',
  broadcast_status: '直播状态：0 未开始，1 直播中，3 回放',
  child: '这一分类的课程，可分页',
  choice_type: '内容类型',
  column: '专栏列表，可分页',
  column_name: '专栏名称',
  column_thumb: '专栏封面',
  count_num: '总页数',
  count_page: '总页数',
  course_name: '课程名称',
  course_thumb: '课程封面',
  course_type: '内容类型',
  create_time: '创建时间',
  data: '本页内容',
  end_time: '结束时间',
  group_price: '活动价',
  has_replay: '结束后有没有回放，没有的显示“已结束”',
  headimg: '头像',
  icon_link: '图标链接',
  icon_name: '图标名称',
  icon_thumb: '图标图片',
  id: '编号',
  imgList: '图文列表，可分页',
  is_admission: '是否免密进入，0 为密码房',
  is_receive: '是否已领取',
  jion: '是否站内跳转，0 为站内',
  last_page: '总页数',
  limit: '每页条数',
  line_price: '划线价，没有为空',
  price_after_coupon: '本人用自己的优惠券后的价格，两位小数；用不上时没有这一项',
  price_after_claim: '自己的券都用不上时，先领一张再用的价格；没有可领的券时没有这一项',
  link_url: '跳转地址',
  munber: '观看人数',
  new_array: '本页内容',
  new_time: '服务器当前时间',
  num: '人数',
  page: '第几页，从 1 起',
  page_date: '总页数',
  page_num: '总页数',
  pagedata: '本页内容',
  pages: '换一换的页码，从 2 起',
  price: '价格，0.00 为免费',
  real_name: '姓名',
  shop_name: '工作室名称',
  start_time: '开始时间',
  subtitle: '副标题',
  teacher_id: '老师编号',
  teacher_name: '讲师',
  threshold: '满多少元可用',
  thumb: '图片',
  title: '标题',
  title_name: '标题',
  type: '类型',
  type_id: '分类编号',
  type_name: '分类名称',
  videoList: '视频列表，可分页',
  vip_description: '会员卡说明',
  vip_prompt_title: '会员卡标题',
  virtual_stock: '学习人数',
  voiceList: '音频列表，可分页',
};

const courseTypes = '0 视频，1 音频，2 图文，3 专栏，4 课程，5 专题';

/** Meanings that differ within an entity. */
export const nestedMeanings: ReadonlyMap<z.core.$ZodType, Meanings> = new Map<
  z.core.$ZodType,
  Meanings
>([
  [
    activitySchema,
    { type: '活动类型：1 拼团，2 秒杀', price: '原价', num: '参加人数', thumb: '活动图' },
  ],
  [bannerSchema, { thumb: '轮播图片', title_name: '图片说明，读屏时念出' }],
  [categorySchema, { thumb: '分类图片' }],
  [couponSchema, { title: '优惠券名称', price: '优惠金额', end_time: '有效期至' }],
  [courseSchema, { type: `内容类型：${courseTypes}`, thumb: '封面', title: '课程标题' }],
  [liveSchema, { id: '直播间编号', start_time: '开播时间' }],
  [newsItem, { title: '资讯标题', create_time: '发布时间' }],
  ...[productVideo, productAudio, productGraphic].map((schema): [z.core.$ZodType, Meanings] => [
    schema,
    { course_type: `内容类型：${courseTypes}` },
  ]),
  [productColumn, { choice_type: `内容类型：${courseTypes}` }],
  [questionnaireSchema, { title: '问卷标题', num: '参与人数', end_time: '截止时间' }],
]);
