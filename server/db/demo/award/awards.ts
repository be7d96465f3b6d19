import { DAY } from '../../../platform/time/durations.ts';
import type { award } from '../../tables/award.ts';

export type Things = Partial<
  Record<
    'passedExam' | 'failedExam' | 'replay' | 'column' | 'series' | 'activity' | 'coupon',
    number
  >
>;

type Row = typeof award.$inferInsert;

export const VIP = 1;
const [DOCTOR, TEACHER] = [3, 4];

type DemoClaim = { by: number; revoked?: string };

export type DemoAward = { row: Row; taken?: readonly DemoClaim[] };

const REVOKED = '发证信息有误，请联系客服重新办理';

const ofExams = ({ passedExam, failedExam }: Things, now: number): DemoAward[] => [
  {
    row: {
      title: '抗菌药物合理使用学分',
      ...{ target: 'exam', examId: passedExam, needPass: true },
      ...{ kind: 'credit', project: '抗菌药物合理使用', projectNumber: '2026-03-015' },
      ...{ creditClass: 'II', points: 3, needPerson: true, endAt: new Date(now + 45 * DAY) },
    },
    taken: [{ by: DOCTOR }],
  },
  {
    row: {
      title: '抗菌药物合理使用结业证书',
      ...{ target: 'exam', examId: passedExam, needPass: true },
      ...{ kind: 'certificate', project: '抗菌药物合理使用培训' },
    },
    taken: [{ by: VIP }, { by: DOCTOR, revoked: REVOKED }],
  },
  {
    row: {
      title: '高血压规范管理学分',
      ...{ target: 'exam', examId: failedExam, needPass: true },
      ...{ kind: 'credit', project: '高血压规范管理', projectNumber: '2026-01-008' },
      ...{ creditClass: 'I', points: 5, needPerson: true },
    },
  },
];

const ofReplay = ({ replay }: Things): DemoAward[] => [
  {
    row: {
      title: '直播观看学分',
      ...{ target: 'live', liveId: replay, needMinutes: 30 },
      ...{ kind: 'credit', project: '医学论文写作系列讲座', creditClass: 'II', points: 1 },
    },
  },
  {
    row: {
      title: '看直播领积分',
      ...{ target: 'live', liveId: replay, needMinutes: 10, kind: 'points', points: 10 },
      quota: 500,
    },
  },
  {
    row: {
      title: '直播听课证明',
      ...{ target: 'live', liveId: replay, needMinutes: 5 },
      ...{ kind: 'certificate', project: '医学论文写作系列讲座听课证明' },
    },
    taken: [{ by: VIP }],
  },
];

const ofProducts = ({ column, series, coupon }: Things, now: number): DemoAward[] => [
  {
    row: {
      title: '开始学习奖励',
      ...{ target: 'column', productId: column, needProgress: 5, kind: 'points', points: 5 },
    },
  },
  {
    row: {
      title: '学到一半送优惠券',
      ...{ target: 'column', productId: column, needProgress: 50 },
      ...{ kind: 'coupon', couponId: coupon },
    },
  },
  {
    row: {
      title: '专栏结业证书',
      ...{ target: 'column', productId: column, needProgress: 100 },
      ...{ kind: 'certificate', needPerson: true },
    },
  },
  {
    row: {
      title: '首批学员纪念证书',
      ...{ target: 'column', productId: column, needProgress: 5, kind: 'certificate', quota: 1 },
    },
    taken: [{ by: TEACHER }],
  },
  {
    row: {
      title: '上期学分（已截止）',
      ...{ target: 'column', productId: column, needProgress: 5 },
      ...{ kind: 'credit', project: '上期专栏学习', points: 2 },
      ...{ startAt: new Date(now - 60 * DAY), endAt: new Date(now - 3 * DAY) },
    },
  },
  {
    row: {
      title: '新一期课程学分',
      ...{ target: 'course', productId: series, needProgress: 100 },
      ...{ kind: 'credit', creditClass: 'I', points: 4, needPerson: true },
      startAt: new Date(now + 3 * DAY),
    },
  },
];

const ofActivity = ({ activity }: Things): DemoAward[] => [
  {
    row: {
      title: '现场培训签到证书',
      ...{ target: 'activity', activityId: activity, needCheckIn: true, kind: 'certificate' },
    },
  },
];

/** Each state, kind and condition at least once. */
export const demoAwards = (things: Things, now: number): DemoAward[] =>
  [
    ...ofExams(things, now),
    ...ofReplay(things),
    ...ofProducts(things, now),
    ...ofActivity(things),
  ].filter(
    ({ row: { target, examId, liveId, productId, activityId, kind, couponId } }) =>
      ({ exam: examId, live: liveId, course: productId, column: productId, activity: activityId })[
        target
      ] !== undefined &&
      (kind !== 'coupon' || couponId !== undefined),
  );
