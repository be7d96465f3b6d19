import { activityKindOf, activityKinds } from '#schemas/activity/kind.ts';
import type { AwardCondition } from '#schemas/award/endpoints.ts';
import type { AwardMetric } from '#schemas/award/fields.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import { productAddress } from '#schemas/course/product-address.ts';
import { examIntroAddress } from '#schemas/exam/addresses.ts';
import { liveAddress } from '#schemas/live/addresses.ts';
import type { Found } from './select-awards.ts';

type Things = Pick<Found, 'award' | 'product' | 'live' | 'exam' | 'activity'>;

type Named = { name: string; link: string };

export const namedBy = ({ award, product, live, exam, activity }: Things) => ({
  product: product && { name: product.title, link: productAddress(product) },
  live: live && { name: live.title, link: liveAddress({ id: live.id }) },
  exam: exam && { name: exam.title, link: examIntroAddress({ id: award.examId ?? 0 }) },
  activity: activity && {
    name: activity.title,
    link: activityKinds[activityKindOf(activity)].addressOf({ id: activity.id }),
  },
});

type Measured = { metric: AwardMetric; of: Named | null; need: number; now: number };

const toCondition = ({ metric, of, need, now }: Measured): AwardCondition[] =>
  of && need > 0
    ? [{ metric, name: of.name, need, now: Math.min(now, need), met: now >= need, link: of.link }]
    : [];

/** `percent`: the member's progress in the award's product. */
export const conditionsOf = (found: Found, percent: number): AwardCondition[] => {
  const { award, watched, best, passed, checkedIn } = found;
  const { product, live, exam, activity } = namedBy(found);
  const minutes = Math.floor(watched / 60);
  const once = (required: boolean, reached: boolean) => ({
    need: Number(required),
    now: Number(reached),
  });
  const all: Measured[] = [
    { metric: 'progress', of: product, need: award.needProgress, now: percent },
    { metric: 'minutes', of: live, need: award.needMinutes, now: minutes },
    { metric: 'score', of: exam, need: award.needScore, now: best },
    { metric: 'pass', of: exam, ...once(award.needPass, passed) },
    { metric: 'checkin', of: activity, ...once(award.needCheckIn, checkedIn) },
  ];
  return all.flatMap(toCondition);
};

export const missedRefusals = {
  progress: awardRefusals.lessonsUnfinished,
  minutes: awardRefusals.watchShort,
  score: awardRefusals.examNotPassed,
  pass: awardRefusals.examNotPassed,
  checkin: awardRefusals.notCheckedIn,
} as const satisfies Record<AwardMetric, unknown>;
