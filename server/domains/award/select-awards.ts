import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { award, awardClaim, certificate } from '../../db/tables/award.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { bestScoreIn, hasPassedIn } from '../../libraries/assessment/index.ts';
import { usedTicketIn } from '../../libraries/ticket/index.ts';
import { watchedIn } from '../live/index.ts';

const select = (db: Database, memberId: number, filter: SQL | undefined) =>
  db
    .select({
      award,
      product: { id: product.id, title: product.title, type: product.type },
      live: { id: live.id, title: live.title },
      exam: { title: questionnaire.title },
      activity: { id: activity.id, title: activity.title, type: activity.type },
      coupon: { title: coupon.title },
      claim: awardClaim,
      certificate,
      watched: watchedIn(db, memberId, award.liveId),
      best: bestScoreIn(memberId, award.examId),
      passed: hasPassedIn(memberId, award.examId),
      checkedIn: usedTicketIn(memberId, 'activity', award.activityId),
    })
    .from(award)
    .leftJoin(product, eq(product.id, award.productId))
    .leftJoin(live, eq(live.id, award.liveId))
    .leftJoin(questionnaire, eq(questionnaire.id, award.examId))
    .leftJoin(activity, eq(activity.id, award.activityId))
    .leftJoin(coupon, eq(coupon.id, award.couponId))
    .leftJoin(awardClaim, and(eq(awardClaim.awardId, award.id), eq(awardClaim.memberId, memberId)))
    .leftJoin(certificate, eq(certificate.claimId, awardClaim.id))
    .where(filter)
    .orderBy(asc(award.position), asc(award.id));

export const selectAwards = (db: Database, memberId: number, filter: SQL | undefined) =>
  select(db, memberId, filter);

export type Found = Awaited<ReturnType<typeof select>>[number];
