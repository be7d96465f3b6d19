import { eq, sql } from 'drizzle-orm';
import { columnAwardAddress, liveAwardAddress } from '#schemas/award/addresses.ts';
import type { DeskFault } from '#schemas/desk/fields.ts';
import { activity } from '../../db/tables/activity.ts';
import { award, awardClaim } from '../../db/tables/award.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { defineTable, type Values } from '../desk/index.ts';

const claimed = sql`exists (select 1 from ${awardClaim} where ${awardClaim.awardId} = ${award.id})`;

const isAbove = (value: unknown): boolean => typeof value === 'number' && value > 0;

const things: Readonly<Record<string, readonly [field: string, reason: string]>> = {
  exam: ['examId', '请选择考试'],
  course: ['productId', '请选择课程'],
  column: ['productId', '请选择专栏'],
  live: ['liveId', '请选择直播'],
  activity: ['activityId', '请选择活动'],
};

const needs = [
  ['needProgress', 'productId', '要学完多少，先选课程或专栏'],
  ['needMinutes', 'liveId', '要看多少分钟，先选直播'],
  ['needScore', 'examId', '要考多少分，先选考试'],
  ['needPass', 'examId', '要及格，先选考试'],
  ['needCheckIn', 'activityId', '要签到，先选活动'],
] as const;

const rewardFault = ({ kind, points, couponId }: Values): DeskFault | undefined => {
  if (kind === 'coupon' && couponId === null) return { name: 'couponId', reason: '请选择优惠券' };
  if ((kind === 'credit' || kind === 'points') && !isAbove(points))
    return { name: 'points', reason: '请填写给多少' };
  return undefined;
};

const check = (values: Values): DeskFault | undefined => {
  const [field = '', reason = ''] = things[String(values.target)] ?? [];
  if (values[field] === null) return { name: field, reason: reason };
  const conditions = needs.filter(([need]) => values[need] === true || isAbove(values[need]));
  if (conditions.length === 0) return { name: 'needProgress', reason: '至少要有一个领取条件' };
  const unnamed = conditions.find(([, thing]) => values[thing] === null);
  if (unnamed) return { name: unnamed[1], reason: unnamed[2] };
  const { startAt, endAt, quota, claimed: taken } = values;
  if (typeof startAt === 'number' && typeof endAt === 'number' && startAt >= endAt)
    return { name: 'endAt', reason: '要晚于开始领取的时间' };
  if (isAbove(quota) && Number(taken ?? 0) > Number(quota))
    return { name: 'quota', reason: `已经领了 ${taken} 份，不能比它少` };
  return rewardFault(values);
};

const awards = defineTable(award, {
  area: 'content',
  rank: 49,
  label: '奖励与证书',
  noun: '奖励',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '名称', max: 40, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    target: {
      label: '在哪里领',
      options: {
        exam: '考试的成绩页',
        course: '课程页',
        column: '专栏页',
        live: '直播页',
        activity: '活动页',
      },
      listed: true,
      filtered: true,
    },
    productId: {
      label: '课程或专栏',
      ref: { table: product, label: product.title },
      help: '在课程页或专栏页领、或者要学完它的，请选择。',
    },
    needProgress: { label: '要学完百分之多少', max: 100, help: '100 是全部学完，0 是不要求。' },
    liveId: { label: '直播', ref: { table: live, label: live.title } },
    needMinutes: { label: '要看直播多少分钟', max: 1440, help: '看回放也算，0 是不要求。' },
    examId: {
      label: '考试',
      ref: {
        table: questionnaire,
        label: questionnaire.title,
        among: { when: eq(questionnaire.kind, 'exam'), desk: 'exam' },
      },
    },
    needPass: { label: '要考试及格' },
    needScore: { label: '要考多少分', max: 10_000, help: '取最好的一次，0 是不要求。' },
    activityId: { label: '活动', ref: { table: activity, label: activity.title } },
    needCheckIn: { label: '要现场签到' },
    kind: {
      label: '给什么',
      options: { credit: '学分和证书', certificate: '证书', points: '积分', coupon: '优惠券' },
      listed: true,
      filtered: true,
    },
    project: {
      label: '项目名称',
      max: 60,
      help: '印在证书上，不填就用名称。改了以后，已经发的证书不变。',
    },
    projectNumber: { label: '项目编号', max: 40, help: '例如 2026-03-015，没有就不填。' },
    creditClass: { label: '学分类别', options: { I: '一类学分', II: '二类学分' } },
    points: {
      label: '给多少学分或积分',
      max: 100_000,
      help: '给学分和积分时填写，改了以后，已经领的不变。',
    },
    couponId: { label: '优惠券', ref: { table: coupon, label: coupon.title } },
    startAt: { label: '开始领取的时间', sorted: true, help: '不填是上架就开始。' },
    endAt: { label: '停止领取的时间', listed: true, sorted: true, help: '不填是一直可以领。' },
    quota: { label: '最多几份', listed: true, help: '0 是不限。' },
    claimed: { label: '已领', written: 'never', listed: true, sorted: true },
    needPerson: {
      label: '要填领证人信息',
      help: '姓名、身份证号、单位和职称；身份证号加密保存，同一个号码只能领一次。不勾时证书上写认证或资料里的姓名，都没有写学号。',
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
  },
  unshelved: '学员马上领不了；已经领的学分和证书不受影响。',
  page: ({ values: { target, productId, liveId } }) => {
    if (target === 'live') return liveAwardAddress({ id: Number(liveId) });
    const isProduct = target === 'course' || target === 'column';
    return isProduct ? columnAwardAddress({ id: Number(productId) }) : '';
  },
  references: [{ when: claimed, reason: '已有会员领取' }],
  check,
});

export const deskTables = [awards];
