import { desc, eq, isNull, sql } from 'drizzle-orm';
import type {
  myClaims as claimsEndpoint,
  myCredits as creditsEndpoint,
} from '#schemas/award/endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { award, awardClaim, certificate, credit } from '../../../db/tables/award.ts';
import { coupon } from '../../../db/tables/coupon.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { rewardOf } from '../awards.ts';
import { certificateFields } from '../certificates.ts';

export const myClaims =
  ({ secret }: Services): Verb<typeof claimsEndpoint> =>
  async ({ db, member }, { page }) => {
    const own = eq(awardClaim.memberId, member.id);
    const claims = db
      .select({ award, claim: awardClaim, certificate, coupon: { title: coupon.title } })
      .from(awardClaim)
      .innerJoin(award, eq(award.id, awardClaim.awardId))
      .leftJoin(coupon, eq(coupon.id, award.couponId))
      .leftJoin(certificate, eq(certificate.claimId, awardClaim.id));
    const orderBy = [desc(awardClaim.id)];
    const { rows, pageCount } = await selectPage(db, claims, {
      ...{ where: own, orderBy, page, counted: awardClaim },
    });
    return {
      items: rows.map((row) => ({
        id: String(row.award.id),
        title: row.award.title,
        target: row.award.target,
        ...rewardOf(row),
        claimedAt: row.claim.at.getTime(),
        ...certificateFields(secret, row.certificate, row.claim),
      })),
      pageCount,
    };
  };

const sumOf = (name: 'I' | 'II') =>
  sql`coalesce(sum(${credit.points}) filter (where ${credit.creditClass} = ${name}), 0)`.mapWith(
    Number,
  );

/** Revoked credits count in no sum. */
export const myCredits: Verb<typeof creditsEndpoint> = async ({ db, member }, { year, page }) => {
  const own = eq(credit.memberId, member.id);
  const shown = year === '0' ? own : sql`${own} and ${credit.year} = ${keyOrZero(year)}`;
  const credits = db
    .select({ credit, awardId: awardClaim.awardId, at: awardClaim.at, certificate })
    .from(credit)
    .innerJoin(awardClaim, eq(awardClaim.id, credit.claimId))
    .innerJoin(certificate, eq(certificate.claimId, credit.claimId));
  const orderBy = [desc(credit.id)];
  const { rows, pageCount } = await selectPage(db, credits, {
    ...{ where: shown, orderBy, page, counted: credit },
  });
  const years = await db
    .select({ year: credit.year, first: sumOf('I'), second: sumOf('II') })
    .from(credit)
    .innerJoin(certificate, eq(certificate.claimId, credit.claimId))
    .where(sql`${own} and ${isNull(certificate.revokedAt)}`)
    .groupBy(credit.year)
    .orderBy(desc(credit.year));
  return {
    items: rows.map(({ credit: row, awardId, at, certificate: paper }) => ({
      id: String(awardId),
      project: row.project,
      projectNumber: row.projectNumber,
      creditClass: row.creditClass,
      points: row.points,
      year: row.year,
      at: at.getTime(),
      revoked: paper.revokedAt !== null,
    })),
    pageCount,
    years,
  };
};
