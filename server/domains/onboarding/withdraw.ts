import { and, eq, sql } from 'drizzle-orm';
import type { withdrawOnboarding as endpoint } from '#schemas/onboarding/endpoints.ts';
import { onboardingRefusals } from '#schemas/onboarding/refusals.ts';
import { onboardingTable as table } from '../../db/tables/onboarding.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { lockApplicant } from './apply.ts';
import { ownOnboarding } from './read-onboarding.ts';

/** Refuses `onboardingNotWaiting`. */
export const withdrawOnboarding: Verb<typeof endpoint> = async ({ db, member }, { kind }) => {
  await lockApplicant(db, member.id);
  const withdrawn = await db
    .update(table)
    .set({ state: 'withdrawn', reason: '', version: sql`${table.version} + 1` })
    .where(and(ownOnboarding(member.id, kind), eq(table.state, 'waiting')))
    .returning({ id: table.id });
  if (withdrawn.length === 0) throw new RefusedError(onboardingRefusals.onboardingNotWaiting);
  return {};
};
