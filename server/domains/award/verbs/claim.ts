import { and, eq, lt, or, sql } from 'drizzle-orm';
import type {
  Award,
  claimAward as claimEndpoint,
  claimByPerson as personEndpoint,
} from '#schemas/award/endpoints.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { award, awardClaim } from '../../../db/tables/award.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { awardFor } from '../awards.ts';
import { missedRefusals } from '../conditions.ts';
import { give } from '../give.ts';
import { holderFor } from '../holder.ts';
import { type Person, storedPerson, wholePerson } from '../person.ts';

const stateRefusals = {
  before: awardRefusals.awardEarly,
  over: awardRefusals.awardOver,
  full: awardRefusals.awardFull,
} as const;

const assertClaimable = ({ state, conditions }: Award): void => {
  if (state === 'open' || state === 'claimed') return;
  if (state !== 'unmet') throw new RefusedError(stateRefusals[state]);
  const missed = conditions.find(({ met }) => !met);
  if (missed) throw new RefusedError(missedRefusals[missed.metric]);
};

/** Takes a place under the lock of the award's row. Refuses `awardFull`. */
const takeSeat = async (tx: Database, id: number): Promise<void> => {
  const left = or(eq(award.quota, 0), lt(award.claimed, award.quota));
  const taken = await tx
    .update(award)
    .set({ claimed: sql`${award.claimed} + 1` })
    .where(and(eq(award.id, id), left))
    .returning({ id: award.id });
  if (taken.length === 0) throw new RefusedError(awardRefusals.awardFull);
};

const isClaimed = (tx: Database, awardId: number, memberId: number) =>
  tx.$count(awardClaim, and(eq(awardClaim.awardId, awardId), eq(awardClaim.memberId, memberId)));

/** In the caller's transaction: a second claim waits for the row of the first one and then does nothing. */
const claim = async (
  { secret }: Services,
  { db, member, now }: Context<Member>,
  id: string,
  input: Person | null,
) => {
  const { row, shown } = await awardFor(db, { secret, memberId: member.id, now }, id);
  if (shown.state === 'claimed') return {};
  assertClaimable(shown);
  if (row.needPerson && !input) throw new RefusedError(awardRefusals.personMissing);
  const person = input && row.needPerson ? await wholePerson(db, secret, member.id, input) : null;
  const at = new Date(now);
  const [own] = await db
    .insert(awardClaim)
    .values({
      awardId: row.id,
      memberId: member.id,
      ...(person && { ...storedPerson(secret, person), consentAt: at }),
      metrics: Object.fromEntries(shown.conditions.map((each) => [each.metric, each.now])),
      at,
    })
    .onConflictDoNothing()
    .returning({ id: awardClaim.id });
  if (!own) {
    if ((await isClaimed(db, row.id, member.id)) > 0) return {};
    throw new RefusedError(awardRefusals.personTaken);
  }
  await takeSeat(db, row.id);
  const holder = person ? '' : await holderFor(db, member);
  await give[row.kind](db, { row, shown, claimId: own.id, memberId: member.id, holder, now });
  return {};
};

export const claimAward =
  (services: Services): Verb<typeof claimEndpoint> =>
  (context, { id }) =>
    claim(services, context, id, null);

export const claimByPerson =
  (services: Services): Verb<typeof personEndpoint> =>
  (context, { id, name, idCard, unit, jobTitle }) =>
    claim(services, context, id, { name, idCard, unit, jobTitle });
