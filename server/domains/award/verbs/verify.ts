import { eq } from 'drizzle-orm';
import { readCertificateNumber } from '#schemas/award/certificate-number.ts';
import type { verifyCertificate as endpoint } from '#schemas/award/endpoints.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import { awardClaim, certificate, credit } from '../../../db/tables/award.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { certificateFields, veiledHolder } from '../certificates.ts';

/** Open to everybody. Refuses `noSuchCertificate`, also for a malformed number. */
export const verifyCertificate =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async ({ db }, { number: typed }) => {
    const number = readCertificateNumber(typed);
    if (number === undefined) throw new RefusedError(awardRefusals.noSuchCertificate);
    const [found] = await db
      .select({ certificate, credit, claim: awardClaim })
      .from(certificate)
      .innerJoin(awardClaim, eq(awardClaim.id, certificate.claimId))
      .leftJoin(credit, eq(credit.claimId, certificate.claimId))
      .where(eq(certificate.number, number));
    if (!found) throw new RefusedError(awardRefusals.noSuchCertificate);
    const fields = certificateFields(secret, found.certificate, found.claim);
    return {
      ...fields,
      holder: veiledHolder(fields.holder),
      project: found.certificate.project,
      state: fields.revokedAt === null ? ('valid' as const) : ('revoked' as const),
      creditClass: found.credit?.creditClass ?? ('II' as const),
      points: found.credit?.points ?? 0,
    };
  };
