import { and, eq, type SQL } from 'drizzle-orm';
import type { Award } from '#schemas/award/endpoints.ts';
import type { AwardState, AwardTarget } from '#schemas/award/fields.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import type { Database } from '../../db/database.ts';
import { award } from '../../db/tables/award.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { percentsOf } from '../course/index.ts';
import { certificateFields, numberedHolder } from './certificates.ts';
import { conditionsOf, namedBy } from './conditions.ts';
import { type Found, selectAwards } from './select-awards.ts';

const msOf = (at: Date | null | undefined): number | null => at?.getTime() ?? null;

type Row = Found['award'];

const isFull = ({ quota, claimed }: Row): boolean => quota > 0 && claimed >= quota;

const stateOf = ({ award: row, claim }: Found, met: boolean, now: number): AwardState => {
  if (claim) return 'claimed';
  if (row.endAt && row.endAt.getTime() <= now) return 'over';
  if (isFull(row)) return 'full';
  if (row.startAt && row.startAt.getTime() > now) return 'before';
  return met ? 'open' : 'unmet';
};

export const rewardOf = ({ award: row, coupon }: Pick<Found, 'award' | 'coupon'>) => ({
  kind: row.kind,
  project: row.project || row.title,
  projectNumber: row.projectNumber,
  creditClass: row.creditClass,
  points: row.points,
  coupon: coupon?.title ?? '',
});

const things = {
  exam: 'exam',
  course: 'product',
  column: 'product',
  live: 'live',
  activity: 'activity',
} as const satisfies Record<AwardTarget, keyof ReturnType<typeof namedBy>>;

const studentNumberOf = ({ award: row, claim, certificate }: Found): string => {
  if (row.target !== 'exam' || !claim || !certificate) return '';
  const number = String(claim.memberId);
  return certificate.holder === numberedHolder(number) ? '' : number;
};

const toAward = (secret: Secret, found: Found, percent: number, now: number): Award => {
  const { award: row, claim, certificate } = found;
  const conditions = conditionsOf(found, percent);
  const thing = namedBy(found)[things[row.target]];
  return {
    id: String(row.id),
    title: row.title,
    target: row.target,
    thing: thing?.name ?? '',
    thingLink: thing?.link ?? '',
    ...rewardOf(found),
    state: stateOf(
      found,
      conditions.every(({ met }) => met),
      now,
    ),
    conditions,
    startAt: msOf(row.startAt),
    endAt: msOf(row.endAt),
    quota: row.quota,
    left: row.quota > 0 ? Math.max(0, row.quota - row.claimed) : 0,
    needPerson: row.needPerson,
    registeredName: '',
    studentNumber: studentNumberOf(found),
    claimedAt: msOf(claim?.at),
    ...certificateFields(secret, certificate, claim),
  };
};

type Input = { secret: Secret; memberId: number; now: number };

export const awardsBy = async (
  db: Database,
  { secret, memberId, now }: Input,
  filter: SQL | undefined,
): Promise<Award[]> => {
  const all = await selectAwards(db, memberId, filter);
  const products = all.flatMap(({ award: { needProgress, productId } }) =>
    needProgress > 0 && productId !== null ? [productId] : [],
  );
  const percents = await percentsOf(db, memberId, [...new Set(products)]);
  return all.map((each) =>
    toAward(secret, each, percents.get(each.award.productId ?? 0) ?? 0, now),
  );
};

/** An award that is published, or that the member has claimed. Refuses `noSuchAward`. */
export const awardFor = async (db: Database, input: Input, id: string) => {
  const key = keyOrZero(id);
  const [found] = await selectAwards(db, input.memberId, eq(award.id, key));
  if (!found || (!found.award.published && !found.claim))
    throw new RefusedError(awardRefusals.noSuchAward);
  const { needProgress, productId } = found.award;
  const products = needProgress > 0 && productId !== null ? [productId] : [];
  const percents = await percentsOf(db, input.memberId, products);
  const percent = percents.get(productId ?? 0) ?? 0;
  return { row: found.award, shown: toAward(input.secret, found, percent, input.now) };
};

const columns = {
  exam: award.examId,
  course: award.productId,
  column: award.productId,
  live: award.liveId,
  activity: award.activityId,
} as const satisfies Record<AwardTarget, unknown>;

/** Published awards whose page is that of the given thing. A course and a column are both products. */
export const ofThing = (target: AwardTarget, id: string): SQL | undefined =>
  and(
    eq(award.published, true),
    eq(columns[target], keyOrZero(id)),
    columns[target] === award.productId ? undefined : eq(award.target, target),
  );
