import { and, eq, isNull } from 'drizzle-orm';
import { claimAddress } from '#schemas/award/addresses.ts';
import type { revokeCertificate as endpoint } from '#schemas/award/desk-endpoints.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import { awardClaim, certificate } from '../../../db/tables/award.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { writeAudit } from '../../operator/index.ts';

/** Refuses `noSuchCertificate`, `alreadyRevoked`. */
export const revokeCertificate: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { id, reason },
) => {
  const [revoked] = await db
    .update(certificate)
    .set({ revokedAt: new Date(now), revokedFor: reason, revokedBy: who.name })
    .from(awardClaim)
    .where(
      and(
        eq(certificate.id, id),
        isNull(certificate.revokedAt),
        eq(awardClaim.id, certificate.claimId),
      ),
    )
    .returning({
      number: certificate.number,
      project: certificate.project,
      memberId: awardClaim.memberId,
      awardId: awardClaim.awardId,
    });
  if (!revoked) {
    const known = await db.$count(certificate, eq(certificate.id, id));
    throw new RefusedError(awardRefusals[known > 0 ? 'alreadyRevoked' : 'noSuchCertificate']);
  }
  const { number, project, memberId, awardId } = revoked;
  const body = `“${project}”的证书已被撤销，不再有效。原因：${reason}`;
  const news = { title: '证书已被撤销', body, link: claimAddress({ id: awardId }) };
  const notice = { ...news, group: 'system', cause: `certificate:${id}` } as const;
  await notifyMember(db, memberId, notice, now);
  const text = `撤销会员 ${memberId} 的证书 ${number}，原因：${reason}`;
  await writeAudit(db, { who, action: 'certificate', text, now });
  return {};
};
