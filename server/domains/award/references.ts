import { sql } from 'drizzle-orm';
import { activity } from '../../db/tables/activity.ts';
import { award } from '../../db/tables/award.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';

const REASON = '有奖励用到它';

export const namedByAward = {
  product: {
    when: sql`exists (select 1 from ${award} where ${award.productId} = ${product.id})`,
    reason: REASON,
  },
  live: {
    when: sql`exists (select 1 from ${award} where ${award.liveId} = ${live.id})`,
    reason: REASON,
  },
  paper: {
    when: sql`exists (select 1 from ${award} where ${award.examId} = ${questionnaire.id})`,
    reason: REASON,
  },
  activity: {
    when: sql`exists (select 1 from ${award} where ${award.activityId} = ${activity.id})`,
    reason: REASON,
  },
  coupon: {
    when: sql`exists (select 1 from ${award} where ${award.couponId} = ${coupon.id})`,
    reason: REASON,
  },
};
